package org.bowsprit.integration.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarFile;
import org.bowsprit.integration.Bowsprit;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests every kind of broken plugin. A plugin that works is installed in the same folder. */
class BrokenPluginsIT {

  @TempDir private static Path state;
  @TempDir private static Path folder;

  @BeforeAll
  static void buildBrokenPlugins() throws IOException {
    PluginJar.withRouter("works", "").writeTo(folder, "a-works.jar");
    Files.write(folder.resolve("damaged.jar"), PluginJar.invalidJar());
    Files.write(folder.resolve("damaged.zip"), PluginJar.invalidJar());
    PluginJar.withId("x").withManifestEntry("Plugin-Id", null).writeTo(folder, "nameless.jar");
    PluginJar.withId("odd-version")
        .withManifestEntry("Plugin-Version", "latest")
        .writeTo(folder, "odd-version.jar");
    PluginJar.withId("odd-requires")
        .withManifestEntry("Plugin-Requires", ">>1")
        .writeTo(folder, "odd-requires.jar");
    PluginJar.withRouter("twin", "")
        .withManifestEntry("Plugin-Id", "works")
        .writeTo(folder, "same-plugin-id.jar");
    PluginJar.withRouter("works", "")
        .withManifestEntry("Plugin-Id", "other")
        .writeTo(folder, "same-router-id.jar");
    PluginJar.withRouter("box-graph", "").writeTo(folder, "same-id-as-built-in.jar");
    PluginJar.withRouter("future", "")
        .withManifestEntry("Plugin-Requires", ">=9.0.0")
        .writeTo(folder, "future.jar");
    PluginJar.withRouter("lonely", "")
        .withManifestEntry("Plugin-Dependencies", "nobody")
        .writeTo(folder, "missing-dependency.jar");
    PluginJar.withRouter("picky", "")
        .withManifestEntry("Plugin-Dependencies", "works@>=2.0.0")
        .writeTo(folder, "older-dependency.jar");
    PluginJar.withRouter("ring-a", "")
        .withManifestEntry("Plugin-Dependencies", "ring-b")
        .writeTo(folder, "ring-a.jar");
    PluginJar.withRouter("ring-b", "")
        .withManifestEntry("Plugin-Dependencies", "ring-a")
        .writeTo(folder, "ring-b.jar");
    PluginJar.withRouter("bundler", "")
        .withEntry("org/bowsprit/pathfinding/RouterProvider.class", routerProviderClass())
        .writeTo(folder, "api-bundled.jar");
    PluginJar.withRouter("no-index", "").withoutIndex().writeTo(folder, "no-extension.jar");
    PluginJar.withRouter("throws", "throw new IllegalStateException(\"no map on board\");")
        .writeTo(folder, "throwing-constructor.jar");
    PluginJar.withRouter("Bad Id", "")
        .withManifestEntry("Plugin-Id", "bad-id")
        .writeTo(folder, "bad-id.jar");
    PluginJar.withId("gone")
        .withEntry("META-INF/extensions.idx", "sample.Gone\n".getBytes(StandardCharsets.UTF_8))
        .writeTo(folder, "extension-gone.jar");
    PluginJar.withId("starts-badly")
        .withSource("sample.Badly", failingStartSource())
        .withManifestEntry("Plugin-Class", "sample.Badly")
        .writeTo(folder, "throwing-start.jar");
    PluginJar.withRouter("reaches", "org.bowsprit.desktop.folder.StateFolder.ofThisProcess();")
        .writeTo(folder, "reaches-inside.jar");
    PluginJar.withRouter("unrelated", "")
        .withSource("sample.Unrelated", unrelatedSource())
        .writeTo(folder, "unrelated.jar");
    buildPluginForNewerJava();
  }

  @Test
  void theDoctorReportsEachPluginInOneLine() throws IOException {
    Bowsprit.Run run = Bowsprit.run(state, "plugins", "doctor", "--plugins", folder.toString());

    assertThat(run.err()).isEmpty();
    assertThat(linesOfTestPlugins(run.out())).isEqualTo(expectedText("doctor.txt"));
    assertThat(run.exitCode()).isEqualTo(4);
  }

  @Test
  void theProgramContinuesWithTheWorkingPlugins() {
    Bowsprit.Run run = Bowsprit.run(state, "plugins", "list", "--plugins", folder.toString());

    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .containsPattern("router +box-graph .* built in")
        .containsPattern("router +works .* a-works.jar")
        .doesNotContain("throws", "reaches");
    assertThat(run.err()).contains("skipped throwing-constructor.jar: ");
  }

  @Test
  void noStackTraceAndNoAbsolutePathIsShown() {
    Bowsprit.Run run = Bowsprit.run(state, "plugins", "list", "--plugins", folder.toString());

    assertThat(run.err()).doesNotContain("\tat ", folder.toString(), state.toString());
  }

  private static void buildPluginForNewerJava() throws IOException {
    Path jar = PluginJar.withRouter("newer", "").writeTo(folder, "newer-java.jar");
    byte[] classFile;
    try (JarFile file = new JarFile(jar.toFile());
        InputStream entry = file.getInputStream(file.getEntry("sample/SampleRouter.class"))) {
      classFile = entry.readAllBytes();
    }
    PluginJar.withRouter("newer", "")
        .withEntry("sample/SampleRouter.class", PluginJar.withClassFileVersion(classFile, 44 + 99))
        .writeTo(folder, "newer-java.jar");
  }

  private static byte[] routerProviderClass() throws IOException {
    return Files.readAllBytes(
        Checkout.root()
            .resolve("modules/pathfinding/target/classes/org/bowsprit/pathfinding")
            .resolve("RouterProvider.class"));
  }

  private static String failingStartSource() {
    return """
    package sample;
    public final class Badly extends org.pf4j.Plugin {
      @Override public void start() { throw new IllegalStateException("out of wind"); }
    }
    """;
  }

  private static String unrelatedSource() {
    return """
    package sample;
    @org.pf4j.Extension
    public final class Unrelated implements org.pf4j.ExtensionPoint {}
    """;
  }

  /** Returns the lines about the plugins of this test, without the lines about bundled plugins. */
  private static String linesOfTestPlugins(String out) {
    StringBuilder lines = new StringBuilder();
    out.lines()
        .filter(line -> !line.contains("bowsprit-"))
        // Which programs or files for music are missing depends on the machine, not on the plugins.
        .filter(line -> !line.startsWith("missing music "))
        .map(line -> line.replaceAll("this is Java \\d+", "this is Java N"))
        .forEach(line -> lines.append(line).append('\n'));
    return lines.toString();
  }

  private static String expectedText(String name) throws IOException {
    try (InputStream file = BrokenPluginsIT.class.getResourceAsStream(name)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
