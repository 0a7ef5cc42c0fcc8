package org.bowsprit.manual.api;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes module descriptors for the Javadoc of the plugin API. They leave out the internal
 * packages, which the modules export to each other but plugins cannot use.
 */
public final class PluginExports {

  private static final Pattern SOURCES =
      Pattern.compile("--module-source-path ([\\w.]+)=[^:]*:([\\w/-]+)");
  private static final Pattern EXPORT = Pattern.compile(" *exports ([\\w.]+);");

  private PluginExports() {}

  /**
   * Writes a folder with a descriptor for each module.
   *
   * @param arguments the folder of the checkout, the file with Javadoc's options, and the output
   *     folder
   */
  public static void main(String[] arguments) throws IOException {
    Path checkout = Path.of(arguments[0]);
    Path out = Path.of(arguments[2]);
    Matcher sources = SOURCES.matcher(Files.readString(Path.of(arguments[1])));
    while (sources.find()) {
      Path folder = Files.createDirectories(out.resolve(sources.group(1)));
      Path source = checkout.resolve(sources.group(2));
      Files.write(folder.resolve("module-info.java"), descriptor(source));
    }
  }

  private static List<String> descriptor(Path source) throws IOException {
    List<String> lines = Files.readAllLines(source.resolve("module-info.java"));
    return lines.stream().filter(line -> !exportsInternal(source, line)).toList();
  }

  private static boolean exportsInternal(Path source, String line) {
    Matcher export = EXPORT.matcher(line);
    return export.matches()
        && isInternal(
            source.resolve(export.group(1).replace('.', '/')).resolve("package-info.java"));
  }

  private static boolean isInternal(Path packageInfo) {
    try {
      return Files.readString(packageInfo).contains("API.Status.INTERNAL");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
