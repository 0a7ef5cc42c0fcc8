package org.bowsprit.plugin.host.description;

/**
 * The reason why a plugin, or one extension of it, is not available.
 *
 * @param file the plugin's file name
 * @param kind the kind of problem
 * @param explanation the rest of a line that begins with the file name; it describes the problem
 *     and its remedy
 */
public record Problem(String file, Kind kind, String explanation) {

  /** The kinds of problems. */
  public enum Kind {
    /** The file is neither a jar nor a zip, or it is damaged. */
    UNREADABLE,
    /** The file or its contents are larger than allowed. */
    TOO_LARGE,
    /** The name of an entry leads out of the folder, or two entries have the same name. */
    UNSAFE,
    /** The file does not match its checksum. */
    OTHER_CHECKSUM,
    /** The plugin's id or version differs from the entry in its registry. */
    OTHER_THAN_LISTED,
    /** The plugin's id or version is missing or invalid. */
    NOT_A_PLUGIN,
    /** Another plugin or extension has the same id. */
    DUPLICATE_ID,
    /** The plugin requires another version of Bowsprit. */
    VERSION_MISMATCH,
    /** The plugin needs another plugin that is missing or has another version. */
    MISSING_DEPENDENCY,
    /** Plugins that depend on each other in a cycle. */
    DEPENDENCY_CYCLE,
    /** The plugin carries its own copy of an interface that Bowsprit owns. */
    API_BUNDLED,
    /** The plugin was compiled for a newer Java. */
    NEWER_JAVA,
    /** The plugin's start method or the constructor of an extension does not end. */
    BLOCKED,
    /** The plugin's start method failed. */
    START_FAILED,
    /** The plugin names no extension. */
    NO_EXTENSION,
    /** An extension class implements no interface for plugins. */
    UNKNOWN_EXTENSION,
    /** A class that the plugin needs is missing. */
    CLASS_MISSING,
    /** The constructor of an extension failed. */
    CONSTRUCTOR_FAILED,
    /** The plugin uses a class that Bowsprit does not export. */
    REACHES_INSIDE,
    /** One of the first classes of the plugin would end the program without cleaning up. */
    ENDS_PROGRAM,
    /**
     * Classes of the plugin cannot work here. They use classes that are missing or that plugins
     * must not use.
     */
    UNFIT,
    /** An extension's id is empty or has characters other than a-z, 0-9 and the hyphen. */
    BAD_EXTENSION_ID
  }

  /** Returns the file name and the explanation as one line. */
  public String line() {
    return file + ": " + explanation;
  }
}
