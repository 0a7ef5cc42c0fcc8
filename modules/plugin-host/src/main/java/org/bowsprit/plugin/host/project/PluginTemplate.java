package org.bowsprit.plugin.host.project;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.bowsprit.format.disk.OutputFile;

/**
 * Writes projects from the Maven archetype of plugins, without Maven.
 *
 * <p>The resources of the archetype are a project and a folder for each kind of plugin. The files
 * of the project contain {@code ${artifactId}} and similar properties. The folder of a kind
 * contains the files of this kind and {@code kind.properties}, whose values replace {@code
 * [[name]]} in the files. The archetype's own {@code archetype-post-generate.groovy} does the same
 * as this class.
 */
final class PluginTemplate implements AutoCloseable {

  private static final String RESOURCES_PREFIX = "archetype-resources/";
  private static final String KIND_FILE = "kind.properties";
  private static final List<String> JAVA_FOLDERS = List.of("src/main/java/", "src/test/java/");
  private static final List<String> COPIED_UNCHANGED = List.of("mvnw", "mvnw.cmd");

  private final ZipFile archetype;

  PluginTemplate(Path archetype) throws IOException {
    this.archetype = new ZipFile(archetype.toFile());
  }

  /** Returns the kinds of plugins, sorted. */
  List<String> kinds() {
    TreeSet<String> kinds = new TreeSet<>();
    for (ZipEntry entry : Collections.list(archetype.entries())) {
      String name = entry.getName();
      if (name.startsWith(RESOURCES_PREFIX) && name.endsWith("/" + KIND_FILE)) {
        kinds.add(
            name.substring(RESOURCES_PREFIX.length(), name.length() - KIND_FILE.length() - 1));
      }
    }
    return List.copyOf(kinds);
  }

  /**
   * Writes a project.
   *
   * @param kind one of {@link #kinds}
   * @param properties the values of the properties in the files
   * @param project the folder, which is created
   * @throws IllegalArgumentException if there is no such kind
   */
  void write(String kind, Map<String, String> properties, Path project) throws IOException {
    List<String> kinds = kinds();
    if (!kinds.contains(kind)) {
      throw new IllegalArgumentException("there is no kind '" + kind + "'; there are " + kinds);
    }
    Properties kindProperties = new Properties();
    kindProperties.load(
        new StringReader(
            replaceProperties(text(RESOURCES_PREFIX + kind + "/" + KIND_FILE), properties)));
    for (ZipEntry entry : Collections.list(archetype.entries())) {
      String name = entry.getName();
      boolean isFile =
          name.startsWith(RESOURCES_PREFIX)
              && !entry.isDirectory()
              && !name.endsWith("/" + KIND_FILE);
      if (isFile && isOf(kind, kinds, name.substring(RESOURCES_PREFIX.length()))) {
        write(
            name,
            targetPath(kind, name.substring(RESOURCES_PREFIX.length()), properties),
            properties,
            kindProperties,
            project);
      }
    }
  }

  private static boolean isOf(String kind, List<String> kinds, String name) {
    return kinds.stream()
        .filter(each -> !each.equals(kind))
        .noneMatch(other -> name.startsWith(other + "/"));
  }

  /**
   * Returns the path of a file in the project. The folder of its kind is removed from the path, and
   * Java sources are put into the folder of the package.
   */
  private static String targetPath(String kind, String name, Map<String, String> properties) {
    String path = name.startsWith(kind + "/") ? name.substring(kind.length() + 1) : name;
    for (String java : JAVA_FOLDERS) {
      if (path.startsWith(java)) {
        String folder = properties.get("package").replace('.', '/') + "/";
        path = java + folder + path.substring(java.length());
      }
    }
    return path.replace("__className__", properties.get("className"));
  }

  private void write(
      String entry,
      String path,
      Map<String, String> properties,
      Properties kindProperties,
      Path project)
      throws IOException {
    String text = text(entry);
    if (!COPIED_UNCHANGED.contains(path)) {
      text = replaceProperties(text, properties);
      for (String name : kindProperties.stringPropertyNames()) {
        text = text.replace("[[" + name + "]]", kindProperties.getProperty(name));
      }
    }
    OutputFile file = OutputFile.inFolder(project, path);
    file.write(text.getBytes(StandardCharsets.UTF_8));
    if (path.equals("mvnw") && !file.path().toFile().setExecutable(true)) {
      throw new IOException(path + " cannot be made executable");
    }
  }

  private static String replaceProperties(String text, Map<String, String> properties) {
    String result = text;
    for (Map.Entry<String, String> property : properties.entrySet()) {
      result = result.replace("${" + property.getKey() + "}", property.getValue());
    }
    return result;
  }

  private String text(String entry) throws IOException {
    try (InputStream content = archetype.getInputStream(archetype.getEntry(entry))) {
      return new String(content.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Override
  public void close() throws IOException {
    archetype.close();
  }
}
