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

  private static final Pattern STATUS_ANNOTATION =
      Pattern.compile("@API\\(status = API\\.Status\\.([A-Z]+),");
  private static final Pattern PUBLIC_TYPE = Pattern.compile("^public ", Pattern.MULTILINE);

  private static final Pattern QUOTED_PACKAGE = Pattern.compile("\"(org\\.bowsprit\\.[^\"]*)\"");

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
    for (String packageName : exportedPackages(module)) {
      assertThat(status(module, packageName)).as(packageName).isIn(STATUSES);
    }
  }

  @ParameterizedTest
  @MethodSource("modules")
  void everyPublicTypeForPluginsHasASinceVersion(String module) throws IOException {
    for (String packageName : exportedPackages(module)) {
      if (!status(module, packageName).equals("INTERNAL")) {
        for (Path source : sources(module, packageName)) {
          String text = Files.readString(source);
          assertThat(!PUBLIC_TYPE.matcher(text).find() || text.contains("\n * @since "))
              .as(source.toString())
              .isTrue();
        }
      }
    }
  }

  @Test
  void pluginsCanUseExactlyTheStableAndExperimentalPackages() throws IOException {
    Set<String> packagesForPlugins = new TreeSet<>();
    for (String module : modules()) {
      // The artifacts in api are for plugins' tests, which run without the program.
      for (String packageName :
          module.startsWith("api/") ? Set.<String>of() : exportedPackages(module)) {
        if (!status(module, packageName).equals("INTERNAL")) {
          packagesForPlugins.add(packageName);
        }
      }
    }

    String apiPackagesSource =
        Files.readString(
            packageFolder("modules/plugin-host", "org.bowsprit.plugin.host.classes")
                .resolve("ApiPackages.java"));

    assertThat(QUOTED_PACKAGE.matcher(apiPackagesSource).results().map(match -> match.group(1)))
        .containsExactlyInAnyOrderElementsOf(packagesForPlugins);
  }

  private static Path moduleFolder(String module) {
    return Checkout.root().resolve(module);
  }

  private static Set<String> exportedPackages(String module) throws IOException {
    return descriptor(module).exports().stream()
        .map(ModuleDescriptor.Exports::source)
        .collect(toCollection(TreeSet::new));
  }

  private static ModuleDescriptor descriptor(String module) throws IOException {
    Path descriptor = moduleFolder(module).resolve("target/classes/module-info.class");
    try (InputStream file = Files.newInputStream(descriptor)) {
      return ModuleDescriptor.read(file);
    }
  }

  private static List<Path> sources(String module, String packageName) throws IOException {
    try (Stream<Path> files = Files.list(packageFolder(module, packageName))) {
      return files.filter(file -> file.toString().endsWith(".java")).toList();
    }
  }

  private static Path packageFolder(String module, String packageName) {
    return moduleFolder(module).resolve("src/main/java").resolve(packageName.replace('.', '/'));
  }

  private static String status(String module, String packageName) throws IOException {
    Path info = packageFolder(module, packageName).resolve("package-info.java");
    return STATUS_ANNOTATION
        .matcher(Files.readString(info))
        .results()
        .map(match -> match.group(1))
        .findFirst()
        .orElse("no status");
  }
}
