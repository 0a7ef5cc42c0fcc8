package org.bowsprit.plugin.host.installation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.plugin.host.CompiledPlugin;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.PluginJarFile;
import org.bowsprit.plugin.host.Samples;
import org.bowsprit.plugin.host.description.ExtensionKind;
import org.bowsprit.plugin.host.description.ExtensionPoint;
import org.bowsprit.plugin.host.description.PluginPlaces;
import org.bowsprit.plugin.host.description.PluginRefusedException;
import org.bowsprit.plugin.host.description.PluginVersions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the findings in class files, which are not loaded. */
class PluginVerifierTest {

  private static final ExtensionKind<RouterProvider> ROUTER =
      new ExtensionKind<>("router", RouterProvider.class, UnaryOperator.identity());

  private final Path folder;
  private final PluginHost host;
  private final PluginVerifier verifier;

  PluginVerifierTest(@TempDir Path folder) {
    this.folder = folder;
    this.host =
        new PluginHost(
            List.of(new ExtensionPoint<>(ROUTER, Map.of())),
            () -> new PluginPlaces(List.of(), List.of()),
            folder.resolve("state"),
            problem -> {},
            note -> {});
    this.verifier = new PluginVerifier(host);
  }

  /**
   * Returns a plugin whose router has the given constructor body, with additional plugin
   * properties.
   */
  private PluginJarFile router(String constructorBody, String properties) throws IOException {
    CompiledPlugin plugin = new CompiledPlugin(folder.resolve("classes"));
    plugin.compile(Samples.router("Sample", constructorBody));
    return PluginJarFile.empty()
        .files(plugin.classes())
        .entry("plugin.properties", "plugin.id=sample\nplugin.version=1.0.0\n" + properties);
  }

  private List<String> found(PluginJarFile jar) throws IOException {
    return installed().verify(jar.in(folder, "sample.jar")).stream()
        .map(PluginFinding::line)
        .toList();
  }

  private InstalledPlugins installed() {
    return new InstalledPlugins(folder.resolve("plugins"), host);
  }

  private static final String RANGE = "plugin.requires=>=1.0.0 & <2.0.0\n";

  @Test
  void aCorrectPluginHasNoProblems() throws IOException {
    PluginJarFile jar = router("", RANGE);

    assertThat(found(jar)).isEmpty();
    assertThat(verifier.kinds(jar.in(folder, "sample.jar"))).containsExactly("router");
  }

  @Test
  void theUseOfInternalsIsAnErrorAndPreventsInstallation() throws IOException {
    PluginJarFile jar = router("new org.bowsprit.pathfinding.boxgraph.BoxGraphProvider();", RANGE);

    assertThat(found(jar))
        .containsExactly(
            "error: uses the class org.bowsprit.pathfinding.boxgraph.BoxGraphProvider, which is"
                + " internal to Bowsprit (sample.Sample)");
    InstalledPlugins installed = installed();
    assertThatThrownBy(
            () -> installed.install(jar.in(folder, "sample.jar"), Optional.empty(), false))
        .isInstanceOf(PluginRefusedException.class)
        .hasMessageContaining("BoxGraphProvider, which is internal to Bowsprit, in sample.Sample");
    assertThat(installed.versions()).isEmpty();
  }

  @Test
  void theUseOfMissingMembersIsAnError() throws IOException {
    CompiledPlugin missing = new CompiledPlugin(folder.resolve("classes"));
    missing.compile(Samples.router("Sample", ""));
    byte[] changed =
        replaced(
            Files.readAllBytes(missing.classes().resolve("sample/Sample.class")),
            "org/bowsprit/pathfinding/Reason",
            "org/bowsprit/pathfinding/Seasox");
    PluginJarFile jar = router("", RANGE).entry("sample/Sample.class", changed);

    assertThat(found(jar))
        .contains(
            "error: uses the class org.bowsprit.pathfinding.Seasox, which this Bowsprit does not"
                + " have (sample.Sample)");
  }

  @Test
  void modulesOfTheJdkThatAreNotPromisedAreAnError() throws IOException {
    assertThat(found(router("new com.sun.jdi.VMMismatchException();", RANGE)))
        .containsExactly(
            "error: uses the class com.sun.jdi.VMMismatchException of the module jdk.jdi, which is"
                + " not promised to plugins (sample.Sample)");
  }

  @Test
  void aMissingOrTooWideRangeIsAWarning() throws IOException {
    assertThat(found(router("", "")))
        .containsExactly(
            "warning: does not say which plugin API it works with; plugin.requires=>="
                + PluginVersions.API_VERSION
                + " & <2.0.0 would be usual");
    assertThat(found(router("", "plugin.requires=>=1.0.0\n")))
        .singleElement()
        .asString()
        .contains("says that it works with the plugin API 2.0.0, which is not there yet");
  }

  @Test
  void anExtensionMissingInTheIndexIsAnError() throws IOException {
    PluginJarFile jar =
        router("", RANGE)
            .classOf("other/Router.class", 61)
            .entry("META-INF/extensions.idx", "other.Router\n");

    assertThat(found(jar))
        .singleElement()
        .asString()
        .startsWith("error: has an @Extension that META-INF/extensions.idx does not name");
  }

  @Test
  void classesOfAnotherJavaTheApiAndNestedJarsAreFound() throws IOException {
    PluginJarFile jar =
        router("", RANGE)
            .classOf("sample/Newer.class", 61 + Runtime.version().feature() - 17)
            .classOf("org/bowsprit/pathfinding/Router.class", 61)
            .entry("lib/other.jar", "");

    assertThat(found(jar))
        .anyMatch(line -> line.startsWith("error: carries its own copy of classes that Bowsprit"))
        .anyMatch(line -> line.startsWith("warning: has the jar lib/other.jar in it"));
  }

  @Test
  void callsThatEndTheProgramAreFound() throws IOException {
    assertThat(found(router("if (id() == null) System.exit(1);", RANGE)))
        .containsExactly(
            "warning: calls System.exit, which ends the game with exit code 4 (sample.Sample)");
    assertThat(found(router("if (id() == null) Runtime.getRuntime().halt(0);", RANGE)))
        .containsExactly(
            "error: calls Runtime.halt, so that the class is not loaded (sample.Sample)");
  }

  /** Replaces a text by another text of the same length. */
  private static byte[] replaced(byte[] file, String before, String after) {
    return new String(file, StandardCharsets.ISO_8859_1)
        .replace(before, after)
        .getBytes(StandardCharsets.ISO_8859_1);
  }
}
