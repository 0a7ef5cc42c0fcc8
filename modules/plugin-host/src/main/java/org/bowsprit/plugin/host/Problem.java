package org.bowsprit.plugin.host;

/**
 * Why a plugin, or one extension of it, is not there.
 *
 * @param file the plugin's file name
 * @param kind what sort of trouble it is
 * @param explanation one line that goes on after the file name: what is wrong, and what helps
 */
public record Problem(String file, Kind kind, String explanation) {

  /** The sorts of trouble. */
  public enum Kind {
    /** The file is no jar, no zip, or damaged. */
    UNREADABLE,
    /** The file, or what is in it, is larger than a plugin may be. */
    TOO_LARGE,
    /** An entry of the file has a name that leads out of a folder, or that another has. */
    UNSAFE,
    /** The file is not the one its checksum belongs to. */
    OTHER_CHECKSUM,
    /** The file names no plugin id or version, or names them wrongly. */
    NOT_A_PLUGIN,
    /** Another plugin or extension has the same id. */
    DUPLICATE_ID,
    /** The plugin wants another version of Bowsprit. */
    VERSION_MISMATCH,
    /** The plugin needs another plugin that is not there or has another version. */
    MISSING_DEPENDENCY,
    /** Plugins that need each other in a ring. */
    DEPENDENCY_CYCLE,
    /** The plugin carries its own copy of an interface that Bowsprit owns. */
    API_BUNDLED,
    /** The plugin was compiled for a newer Java. */
    NEWER_JAVA,
    /** The plugin's own start method, or the constructor of an extension, does not return. */
    BLOCKED,
    /** The plugin's own start method failed. */
    START_FAILED,
    /** The plugin names no extension. */
    NO_EXTENSION,
    /** An extension class implements nothing that can be plugged in. */
    UNKNOWN_EXTENSION,
    /** A class that the plugin needs is not there. */
    CLASS_MISSING,
    /** The constructor of an extension failed. */
    CONSTRUCTOR_FAILED,
    /** The plugin uses a class that Bowsprit does not export. */
    REACHES_INSIDE,
    /** A class that the plugin begins with would end the program past all that it does then. */
    ENDS_PROGRAM,
    /** Its classes cannot work here: what they use is not for plugins, or is not there. */
    UNFIT,
    /** An extension's id is empty or has other characters than a-z, 0-9 and the hyphen. */
    BAD_EXTENSION_ID
  }

  /** Returns file and explanation as one line. */
  public String line() {
    return file + ": " + explanation;
  }
}
