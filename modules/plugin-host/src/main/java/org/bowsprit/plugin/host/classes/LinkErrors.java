package org.bowsprit.plugin.host.classes;

import org.bowsprit.plugin.host.description.PluginException;
import org.bowsprit.plugin.host.description.Problem;
import org.bowsprit.plugin.host.isolation.Thrown;

/** Explains why a plugin's class could not be linked. */
public final class LinkErrors {

  private static final int CLASS_FILE_VERSION_OF_JAVA_1 = 44;

  private LinkErrors() {}

  public static PluginException explain(LinkageError error) {
    if (error instanceof UnsupportedClassVersionError) {
      return newerJava(error);
    }
    if (error instanceof HaltError) {
      return new PluginException(Problem.Kind.ENDS_PROGRAM, error.getMessage(), error);
    }
    if (error instanceof IllegalAccessError) {
      return new PluginException(
          Problem.Kind.REACHES_INSIDE,
          "uses a class that Bowsprit does not export: " + error.getMessage(),
          error);
    }
    if (error instanceof NoClassDefFoundError) {
      String missing = String.valueOf(error.getMessage()).replace('/', '.');
      return new PluginException(
          Problem.Kind.CLASS_MISSING, "needs the class " + missing + ", which is not there", error);
    }
    return new PluginException(
        Problem.Kind.CLASS_MISSING, "does not fit this Bowsprit: " + Thrown.asLine(error), error);
  }

  /** The message says "compiled by a more recent version ... (class file version 69.0)". */
  private static PluginException newerJava(LinkageError error) {
    String version = error.getMessage().replaceFirst("(?s).*?class file version (\\d+).*", "$1");
    return newerJava(Integer.parseInt(version), error);
  }

  /** Returns whether a class file version is too new for this Java. */
  public static boolean isNewer(int classFileVersion) {
    return classFileVersion - CLASS_FILE_VERSION_OF_JAVA_1 > Runtime.version().feature();
  }

  public static PluginException newerJava(int classFileVersion, Throwable cause) {
    int java = classFileVersion - CLASS_FILE_VERSION_OF_JAVA_1;
    return new PluginException(
        Problem.Kind.NEWER_JAVA,
        "was compiled for Java " + java + ", this is Java " + Runtime.version().feature(),
        cause);
  }
}
