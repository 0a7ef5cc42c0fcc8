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

/** Tests every kind of broken plugin. A plugin that works is installed beside them. */
class BrokenPluginsIT {

  @TempDir private static Path state;
  @TempDir private static Path folder;

  @BeforeAll
  static void buildBrokenPlugins() throws IOException {
    PluginJar.withRouter("works", "").writeTo(folder, "a-works.jar");
    Files.write(folder.resolve("damaged.jar"), PluginJar.noise());
    Files.write(folder.resolve("damaged.zip"), PluginJar.noise());
    PluginJar.named("x").manifest("Plugin-Id", null).writeTo(folder, "nameless.jar");
    PluginJar.named("odd-version")
        .manifest("Plugin-Version", "latest")
        .writeTo(folder, "odd-version.jar");
    PluginJar.named("odd-requires")
        .manifest("Plugin-Requires", ">>1")
        .writeTo(folder, "odd-requires.jar");
    PluginJar.withRouter("twin", "")
        .manifest("Plugin-Id", "works")
        .writeTo(folder, "same-plugin-id.jar");
    PluginJar.withRouter("works", "")
        .manifest("Plugin-Id", "other")
        .writeTo(folder, "same-router-id.jar");
    PluginJar.withRouter("box-graph", "").writeTo(folder, "same-id-as-built-in.jar");
    PluginJar.withRouter("future", "")
        .manifest("Plugin-Requires", ">=9.0.0")
        .writeTo(folder, "future.jar");
    PluginJar.withRouter("lonely", "")
        .manifest("Plugin-Dependencies", "nobody")
        .writeTo(folder, "missing-dependency.jar");
    PluginJar.withRouter("picky", "")
        .manifest("Plugin-Dependencies", "works@>=2.0.0")
        .writeTo(folder, "older-dependency.jar");
    PluginJar.withRouter("ring-a", "")
        .manifest("Plugin-Dependencies", "ring-b")
        .writeTo(folder, "ring-a.jar");
    PluginJar.withRouter("ring-b", "")
        .manifest("Plugin-Dependencies", "ring-a")
        .writeTo(folder, "ring-b.jar");
    PluginJar.withRouter("bundler", "")
        .entry("org/bowsprit/pathfinding/RouterProvider.class", routerProviderClass())
        .writeTo(folder, "api-bundled.jar");
    PluginJar.withRouter("no-index", "").withoutIndex().writeTo(folder, "no-extension.jar");
    PluginJar.withRouter("throws", "throw new IllegalStateException(\"no map on board\");")
        .writeTo(folder, "throwing-constructor.jar");
    PluginJar.withRouter("Bad Id", "")
        .manifest("Plugin-Id", "bad-id")
        .writeTo(folder, "bad-id.jar");
    PluginJar.named("gone")
        .entry("META-INF/extensions.idx", "sample.Gone\n".getBytes(StandardCharsets.UTF_8))
        .writeTo(folder, "extension-gone.jar");
    PluginJar.named("starts-badly")
        .source("sample.Badly", failingStartSource())
        .manifest("Plugin-Class", "sample.Badly")
        .writeTo(folder, "throwing-start.jar");
    PluginJar.withRouter("reaches", "org.bowsprit.desktop.folder.StateFolder.ofThisProcess();")
        .writeTo(folder, "reaches-inside.jar");
    PluginJar.withRouter("unrelated", "")
        .source("sample.Unrelated", unrelatedSource())
        .writeTo(folder, "unrelated.jar");
    buildNewerJava();
  }

  @Test
  void theDoctorReportsEachPluginInOneLine() throws IOException {
    Bowsprit.Run run = Bowsprit.run(state, "plugins", "doctor", "--plugins", folder.toString());

    assertThat(run.err()).isEmpty();
    assertThat(linesOfTestPlugins(run.out())).isEqualTo(golden("doctor.txt"));
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

  private static void buildNewerJava() throws IOException {
    Path jar = PluginJar.withRouter("newer", "").writeTo(folder, "newer-java.jar");
    byte[] router;
    try (JarFile file = new JarFile(jar.toFile());
        InputStream entry = file.getInputStream(file.getEntry("sample/SampleRouter.class"))) {
      router = entry.readAllBytes();
    }
    PluginJar.withRouter("newer", "")
        .entry("sample/SampleRouter.class", PluginJar.withClassFileVersion(router, 44 + 99))
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

  /** Omits the bundled plugins, which other tests cover. */
  private static String linesOfTestPlugins(String out) {
    StringBuilder own = new StringBuilder();
    out.lines()
        .filter(line -> !line.contains("bowsprit-"))
        // The parts for music that are missing on a machine do not depend on these plugins.
        .filter(line -> !line.startsWith("missing music "))
        .map(line -> line.replaceAll("this is Java \\d+", "this is Java N"))
        .forEach(line -> own.append(line).append('\n'));
    return own.toString();
  }

  private static String golden(String name) throws IOException {
    try (InputStream file = BrokenPluginsIT.class.getResourceAsStream(name)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
