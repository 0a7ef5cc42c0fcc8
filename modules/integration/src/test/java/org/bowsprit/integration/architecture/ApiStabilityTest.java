package org.bowsprit.integration.architecture;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that each package of the plugin API declares its stability, and that the build checks it.
 */
class ApiStabilityTest {

  private static final Pattern STATUS = Pattern.compile("@API\\(status = API\\.Status\\.([A-Z]+),");
  private static final Pattern PUBLIC = Pattern.compile("^public ", Pattern.MULTILINE);

  private static final Pattern QUOTED = Pattern.compile("\"(org\\.bowsprit\\.[^\"]*)\"");

  private static final List<String> STATUSES = List.of("STABLE", "EXPERIMENTAL", "INTERNAL");

  /**
   * Returns the modules of the API, and the module of the file formats. Plugins can load the file
   * formats at run time, but they are not part of the API.
   */
  static List<String> modules() {
    return Stream.concat(ApiModules.folders().stream(), Stream.of("modules/format")).toList();
  }

  @ParameterizedTest
  @MethodSource("modules")
  void everyExportedPackageHasAStatus(String module) throws IOException {
    for (String name : exportedPackages(module)) {
      assertThat(status(module, name)).as(name).isIn(STATUSES);
    }
  }

  @ParameterizedTest
  @MethodSource("modules")
  void everyPublicTypeForPluginsHasASinceVersion(String module) throws IOException {
    for (String name : exportedPackages(module)) {
      if (!status(module, name).equals("INTERNAL")) {
        for (Path source : sources(module, name)) {
          String text = Files.readString(source);
          assertThat(!PUBLIC.matcher(text).find() || text.contains("\n * @since "))
              .as(source.toString())
              .isTrue();
        }
      }
    }
  }

  @Test
  void pluginsSeeOnlyStableOrExperimentalPackages() throws IOException {
    Set<String> declared = new TreeSet<>();
    for (String module : modules()) {
      // The artifacts in api are for plugins' tests, which run without the program.
      for (String name : module.startsWith("api/") ? Set.<String>of() : exportedPackages(module)) {
        if (!status(module, name).equals("INTERNAL")) {
          declared.add(name);
        }
      }
    }

    String list =
        Files.readString(
            packageFolder("modules/plugin-host", "org.bowsprit.plugin.host.classes")
                .resolve("ApiPackages.java"));

    assertThat(QUOTED.matcher(list).results().map(found -> found.group(1)))
        .containsExactlyInAnyOrderElementsOf(declared);
  }

  private static Path folder(String module) {
    return Checkout.root().resolve(module);
  }

  private static Set<String> exportedPackages(String module) throws IOException {
    return descriptor(module).exports().stream()
        .map(ModuleDescriptor.Exports::source)
        .collect(toCollection(TreeSet::new));
  }

  private static ModuleDescriptor descriptor(String module) throws IOException {
    Path descriptor = folder(module).resolve("target/classes/module-info.class");
    try (InputStream file = Files.newInputStream(descriptor)) {
      return ModuleDescriptor.read(file);
    }
  }

  private static List<Path> sources(String module, String name) throws IOException {
    try (Stream<Path> files = Files.list(packageFolder(module, name))) {
      return files.filter(file -> file.toString().endsWith(".java")).toList();
    }
  }

  private static Path packageFolder(String module, String name) {
    return folder(module).resolve("src/main/java").resolve(name.replace('.', '/'));
  }

  private static String status(String module, String name) throws IOException {
    Path info = packageFolder(module, name).resolve("package-info.java");
    return STATUS
        .matcher(Files.readString(info))
        .results()
        .map(found -> found.group(1))
        .findFirst()
        .orElse("nothing");
  }
}
