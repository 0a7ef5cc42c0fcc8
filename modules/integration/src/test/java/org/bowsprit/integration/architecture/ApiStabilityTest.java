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
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What plugins are written against says how long it stays, and the build holds it to that. */
class ApiStabilityTest {

  private static final Pattern STATUS = Pattern.compile("@API\\(status = API\\.Status\\.([A-Z]+),");
  private static final Pattern PUBLIC = Pattern.compile("^public ", Pattern.MULTILINE);
  private static final Pattern COMPARED = Pattern.compile("<include>(org\\.bowsprit\\.[^<]*)<");

  /** The modules that plugins find at run time, and that have something for them or for us. */
  private static final List<String> EXPORTING =
      List.of(
          "modules/bytes",
          "modules/options",
          "modules/format",
          "modules/media",
          "modules/render",
          "modules/pathfinding",
          "modules/audio");

  private static final List<String> WORDS = List.of("STABLE", "EXPERIMENTAL", "INTERNAL");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "modules/bytes",
        "modules/options",
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

  /** All that a plugin can call: it is in no module, and sees what is exported to everybody. */
  @Test
  void aPluginSeesWhatItNeedsAndNoMore() throws IOException {
    Set<String> visible = new TreeSet<>();
    for (String module : EXPORTING) {
      descriptor(module).exports().stream()
          .filter(export -> !export.isQualified())
          .map(ModuleDescriptor.Exports::source)
          .forEach(visible::add);
    }

    assertThat(visible)
        .containsExactly(
            "org.bowsprit.audio",
            "org.bowsprit.audio.file",
            "org.bowsprit.audio.gm",
            "org.bowsprit.audio.synth",
            "org.bowsprit.bytes",
            "org.bowsprit.media.image",
            "org.bowsprit.media.wav",
            "org.bowsprit.options",
            "org.bowsprit.pathfinding",
            "org.bowsprit.pathfinding.classic",
            "org.bowsprit.pathfinding.geometry",
            "org.bowsprit.pathfinding.mask",
            "org.bowsprit.pathfinding.matrix",
            "org.bowsprit.pathfinding.portal",
            "org.bowsprit.render",
            "org.bowsprit.render.panel",
            "org.bowsprit.render.pixel");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "modules/bytes",
        "modules/options",
        "modules/media",
        "modules/render",
        "modules/pathfinding",
        "modules/audio",
        "api/plugin-test"
      })
  void everyPublicTypeThatPluginsSeeSaysSinceWhen(String module) throws IOException {
    for (String name : exported(module)) {
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

  @ParameterizedTest
  @FieldSource("EXPORTING")
  void whatIsInternalIsExportedToNamedModulesOnly(String module) throws IOException {
    for (ModuleDescriptor.Exports export : descriptor(module).exports()) {
      assertThat(status(module, export.source()).equals("INTERNAL"))
          .as(export.source())
          .isEqualTo(export.isQualified());
    }
  }

  private static Path folder(String module) {
    return Checkout.root().resolve(module);
  }

  private static Set<String> exported(String module) throws IOException {
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
    try (Stream<Path> files = Files.list(source(module, name))) {
      return files.filter(file -> file.toString().endsWith(".java")).toList();
    }
  }

  private static Path source(String module, String name) {
    return folder(module).resolve("src/main/java").resolve(name.replace('.', '/'));
  }

  private static String status(String module, String name) throws IOException {
    Path info = source(module, name).resolve("package-info.java");
    return STATUS
        .matcher(Files.readString(info))
        .results()
        .map(found -> found.group(1))
        .findFirst()
        .orElse("nothing");
  }
}
