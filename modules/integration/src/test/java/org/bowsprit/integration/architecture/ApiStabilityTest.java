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
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What plugins are written against says how long it stays, and the build holds it to that. */
class ApiStabilityTest {

  private static final Pattern STATUS = Pattern.compile("@API\\(status = API\\.Status\\.([A-Z]+),");
  private static final Pattern COMPARED = Pattern.compile("<include>(org\\.bowsprit\\.[^<]*)<");
  private static final List<String> WORDS = List.of("STABLE", "EXPERIMENTAL", "INTERNAL");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "modules/bytes",
        "modules/format",
        "modules/media",
        "modules/render",
        "modules/pathfinding",
        "modules/audio",
        "api/plugin-test"
      })
  void everyExportedPackageSaysWhatItIs(String module) throws IOException {
    for (String name : exported(module)) {
      assertThat(status(module, name)).as(name).isIn(WORDS);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"modules/render", "modules/pathfinding", "modules/audio"})
  void whatIsStableIsComparedWithTheLastRelease(String module) throws IOException {
    Set<String> stable = new TreeSet<>();
    for (String name : exported(module)) {
      if (status(module, name).equals("STABLE")) {
        stable.add(name);
      }
    }
    String pom = Files.readString(folder(module).resolve("pom.xml"));

    assertThat(COMPARED.matcher(pom).results().map(found -> found.group(1)))
        .containsExactlyInAnyOrderElementsOf(stable);
  }

  private static Path folder(String module) {
    return Checkout.root().resolve(module);
  }

  private static Set<String> exported(String module) throws IOException {
    Path descriptor = folder(module).resolve("target/classes/module-info.class");
    try (InputStream file = Files.newInputStream(descriptor)) {
      return ModuleDescriptor.read(file).exports().stream()
          .map(ModuleDescriptor.Exports::source)
          .collect(toCollection(TreeSet::new));
    }
  }

  private static String status(String module, String name) throws IOException {
    Path info =
        folder(module)
            .resolve("src/main/java")
            .resolve(name.replace('.', '/'))
            .resolve("package-info.java");
    return STATUS
        .matcher(Files.readString(info))
        .results()
        .map(found -> found.group(1))
        .findFirst()
        .orElse("nothing");
  }
}
