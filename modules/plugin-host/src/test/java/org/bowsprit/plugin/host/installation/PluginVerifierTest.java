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

/** Tests the findings about the class files of a plugin. The classes are not loaded. */
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
            report -> {});
    this.verifier = new PluginVerifier(host);
  }

  /**
   * Returns a plugin with a router that has the given constructor body. The properties are added to
   * {@code plugin.properties}.
   */
  private PluginJarFile buildRouterPlugin(String constructorBody, String properties)
      throws IOException {
    CompiledPlugin plugin = new CompiledPlugin(folder.resolve("classes"));
    plugin.compile(SamplePlugins.router("Sample", constructorBody));
    return PluginJarFile.empty()
        .addFiles(plugin.folder())
        .addEntry("plugin.properties", "plugin.id=sample\nplugin.version=1.0.0\n" + properties);
  }

  private List<String> findings(PluginJarFile jar) throws IOException {
    return installedPlugins().verify(jar.writeTo(folder, "sample.jar")).stream()
        .map(PluginFinding::line)
        .toList();
  }

  private InstalledPlugins installedPlugins() {
    return new InstalledPlugins(folder.resolve("plugins"), host);
  }

  private static final String API_RANGE = "plugin.requires=>=1.0.0 & <2.0.0\n";

  @Test
  void aCorrectPluginHasNoProblems() throws IOException {
    PluginJarFile jar = buildRouterPlugin("", API_RANGE);

    assertThat(findings(jar)).isEmpty();
    assertThat(verifier.kinds(jar.writeTo(folder, "sample.jar"))).containsExactly("router");
  }

  @Test
  void theUseOfAnInternalClassIsAnErrorAndPreventsInstallation() throws IOException {
    PluginJarFile jar =
        buildRouterPlugin("new org.bowsprit.pathfinding.boxgraph.BoxGraphProvider();", API_RANGE);

    assertThat(findings(jar))
        .containsExactly(
            "error: uses the class org.bowsprit.pathfinding.boxgraph.BoxGraphProvider, which is"
                + " internal to Bowsprit (sample.Sample)");
    InstalledPlugins installed = installedPlugins();
    assertThatThrownBy(
            () -> installed.install(jar.writeTo(folder, "sample.jar"), Optional.empty(), false))
        .isInstanceOf(PluginRefusedException.class)
        .hasMessageContaining("BoxGraphProvider, which is internal to Bowsprit, in sample.Sample");
    assertThat(installed.versions()).isEmpty();
  }

  @Test
  void theUseOfAMissingClassIsAnError() throws IOException {
    CompiledPlugin plugin = new CompiledPlugin(folder.resolve("classes"));
    plugin.compile(SamplePlugins.router("Sample", ""));
    byte[] changedClass =
        replaceText(
            Files.readAllBytes(plugin.folder().resolve("sample/Sample.class")),
            "org/bowsprit/pathfinding/Reason",
            "org/bowsprit/pathfinding/Seasox");
    PluginJarFile jar =
        buildRouterPlugin("", API_RANGE).addEntry("sample/Sample.class", changedClass);

    assertThat(findings(jar))
        .contains(
            "error: uses the class org.bowsprit.pathfinding.Seasox, which this Bowsprit does not"
                + " have (sample.Sample)");
  }

  @Test
  void theUseOfAJdkModuleThatIsNotPromisedIsAnError() throws IOException {
    assertThat(findings(buildRouterPlugin("new com.sun.jdi.VMMismatchException();", API_RANGE)))
        .containsExactly(
            "error: uses the class com.sun.jdi.VMMismatchException of the module jdk.jdi, which is"
                + " not promised to plugins (sample.Sample)");
  }

  @Test
  void aMissingOrTooWideRangeOfApiVersionsIsAWarning() throws IOException {
    assertThat(findings(buildRouterPlugin("", "")))
        .containsExactly(
            "warning: does not specify plugin.requires; recommended: >="
                + PluginVersions.API_VERSION
                + " & <2.0.0");
    assertThat(findings(buildRouterPlugin("", "plugin.requires=>=1.0.0\n")))
        .singleElement()
        .asString()
        .contains("includes the plugin API 2.0.0, which does not exist yet");
  }

  @Test
  void anExtensionThatIsMissingFromTheIndexIsAnError() throws IOException {
    PluginJarFile jar =
        buildRouterPlugin("", API_RANGE)
            .addClassFile("other/Router.class", 61)
            .addEntry("META-INF/extensions.idx", "other.Router\n");

    assertThat(findings(jar))
        .singleElement()
        .asString()
        .startsWith("error: has an @Extension that META-INF/extensions.idx does not list");
  }

  @Test
  void bundledApiClassesAndNestedJarsAreReported() throws IOException {
    PluginJarFile jar =
        buildRouterPlugin("", API_RANGE)
            .addClassFile("org/bowsprit/pathfinding/Router.class", 61)
            .addEntry("lib/other.jar", "");

    assertThat(findings(jar))
        .anyMatch(line -> line.startsWith("error: bundles classes that Bowsprit provides"))
        .anyMatch(line -> line.startsWith("warning: has the jar lib/other.jar in it"));
  }

  @Test
  void callsThatEndTheProgramAreReported() throws IOException {
    assertThat(findings(buildRouterPlugin("if (id() == null) System.exit(1);", API_RANGE)))
        .containsExactly(
            "warning: calls System.exit, which ends the game with exit code 4 (sample.Sample)");
    assertThat(
            findings(
                buildRouterPlugin("if (id() == null) Runtime.getRuntime().halt(0);", API_RANGE)))
        .containsExactly(
            "error: calls Runtime.halt, so Bowsprit does not load the class (sample.Sample)");
  }

  /** Replaces a text by another text of the same length. */
  private static byte[] replaceText(byte[] file, String oldText, String newText) {
    return new String(file, StandardCharsets.ISO_8859_1)
        .replace(oldText, newText)
        .getBytes(StandardCharsets.ISO_8859_1);
  }
}
