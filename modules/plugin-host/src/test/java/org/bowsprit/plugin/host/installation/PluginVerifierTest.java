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
import org.bowsprit.plugin.host.SamplePlugins;
import org.bowsprit.plugin.host.description.ExtensionKind;
import org.bowsprit.plugin.host.description.ExtensionPoint;
import org.bowsprit.plugin.host.description.PluginFolders;
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
            () -> new PluginFolders(List.of(), List.of()),
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
    plugin.compile(SamplePlugins.router("Sample", constructorBody));
    return PluginJarFile.empty()
        .files(plugin.classes())
        .entry("plugin.properties", "plugin.id=sample\nplugin.version=1.0.0\n" + properties);
  }

  private List<String> findings(PluginJarFile jar) throws IOException {
    return installed().verify(jar.writeTo(folder, "sample.jar")).stream()
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

    assertThat(findings(jar)).isEmpty();
    assertThat(verifier.kinds(jar.writeTo(folder, "sample.jar"))).containsExactly("router");
  }

  @Test
  void theUseOfInternalsIsAnErrorAndPreventsInstallation() throws IOException {
    PluginJarFile jar = router("new org.bowsprit.pathfinding.boxgraph.BoxGraphProvider();", RANGE);

    assertThat(findings(jar))
        .containsExactly(
            "error: uses the class org.bowsprit.pathfinding.boxgraph.BoxGraphProvider, which is"
                + " internal to Bowsprit (sample.Sample)");
    InstalledPlugins installed = installed();
    assertThatThrownBy(
            () -> installed.install(jar.writeTo(folder, "sample.jar"), Optional.empty(), false))
        .isInstanceOf(PluginRefusedException.class)
        .hasMessageContaining("BoxGraphProvider, which is internal to Bowsprit, in sample.Sample");
    assertThat(installed.versions()).isEmpty();
  }

  @Test
  void theUseOfMissingClassesIsAnError() throws IOException {
    CompiledPlugin plugin = new CompiledPlugin(folder.resolve("classes"));
    plugin.compile(SamplePlugins.router("Sample", ""));
    byte[] changed =
        replaceText(
            Files.readAllBytes(plugin.classes().resolve("sample/Sample.class")),
            "org/bowsprit/pathfinding/Reason",
            "org/bowsprit/pathfinding/Seasox");
    PluginJarFile jar = router("", RANGE).entry("sample/Sample.class", changed);

    assertThat(findings(jar))
        .contains(
            "error: uses the class org.bowsprit.pathfinding.Seasox, which this Bowsprit does not"
                + " have (sample.Sample)");
  }

  @Test
  void modulesOfTheJdkThatAreNotPromisedAreAnError() throws IOException {
    assertThat(findings(router("new com.sun.jdi.VMMismatchException();", RANGE)))
        .containsExactly(
            "error: uses the class com.sun.jdi.VMMismatchException of the module jdk.jdi, which is"
                + " not promised to plugins (sample.Sample)");
  }

  @Test
  void aMissingOrTooWideRangeIsAWarning() throws IOException {
    assertThat(findings(router("", "")))
        .containsExactly(
            "warning: does not specify plugin.requires; recommended: >="
                + PluginVersions.API_VERSION
                + " & <2.0.0");
    assertThat(findings(router("", "plugin.requires=>=1.0.0\n")))
        .singleElement()
        .asString()
        .contains("includes the plugin API 2.0.0, which does not exist yet");
  }

  @Test
  void anExtensionMissingInTheIndexIsAnError() throws IOException {
    PluginJarFile jar =
        router("", RANGE)
            .classFile("other/Router.class", 61)
            .entry("META-INF/extensions.idx", "other.Router\n");

    assertThat(findings(jar))
        .singleElement()
        .asString()
        .startsWith("error: has an @Extension that META-INF/extensions.idx does not list");
  }

  @Test
  void newerClassesBundledApiClassesAndNestedJarsAreReported() throws IOException {
    PluginJarFile jar =
        router("", RANGE)
            .classFile("sample/Newer.class", 61 + Runtime.version().feature() - 17)
            .classFile("org/bowsprit/pathfinding/Router.class", 61)
            .entry("lib/other.jar", "");

    assertThat(findings(jar))
        .anyMatch(line -> line.startsWith("error: bundles classes that Bowsprit provides"))
        .anyMatch(line -> line.startsWith("warning: has the jar lib/other.jar in it"));
  }

  @Test
  void callsThatEndTheProgramAreReported() throws IOException {
    assertThat(findings(router("if (id() == null) System.exit(1);", RANGE)))
        .containsExactly(
            "warning: calls System.exit, which ends the game with exit code 4 (sample.Sample)");
    assertThat(findings(router("if (id() == null) Runtime.getRuntime().halt(0);", RANGE)))
        .containsExactly(
            "error: calls Runtime.halt, so Bowsprit does not load the class (sample.Sample)");
  }

  /** Replaces a text by another text of the same length. */
  private static byte[] replaceText(byte[] file, String before, String after) {
    return new String(file, StandardCharsets.ISO_8859_1)
        .replace(before, after)
        .getBytes(StandardCharsets.ISO_8859_1);
  }
}
