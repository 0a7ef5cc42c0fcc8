package org.bowsprit.integration.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.bowsprit.integration.Checkout;
import org.bowsprit.integration.browser.Chromium;
import org.bowsprit.integration.plugins.PluginJar;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that {@code bowsprit lab} reloads the example router when it has been compiled again. */
class LabReloadIT {

  private static final Path EXAMPLE =
      Checkout.root().resolve("examples/obstacle-follower/src/main");
  private static final String CHANGED_FILE = "ObstacleRouter.java";
  private static final String ORIGINAL_CODE =
      "return Endpoints.withoutSearch(floor, request).orElseGet(() -> walk(request));";
  private static final String REPLACEMENT_CODE = "return Route.straight(request, Reason.DIRECT);";

  @TempDir private Path work;
  private Path classFolder;
  private Process program;
  private Chromium browser;

  @BeforeEach
  void compileExample() throws IOException {
    assumeTrue(Chromium.isInstalled(), "Chromium or chromedriver is not installed");
    classFolder = Files.createDirectories(work.resolve("classes"));
    String properties =
        Files.readString(EXAMPLE.resolve("resources/plugin.properties"))
            .replaceAll("\\$\\{project[^}]*}", "1.0.0");
    Files.writeString(classFolder.resolve("plugin.properties"), properties);
    compile(text -> text);
  }

  @AfterEach
  void closeBrowserAndProgram() throws InterruptedException {
    if (browser != null) {
      browser.close();
    }
    if (program != null) {
      program.destroy();
      program.waitFor();
    }
  }

  private interface SourceEdit {
    String apply(String source);
  }

  /** Compiles the example as its build would. One of the sources is changed first. */
  private void compile(SourceEdit change) throws IOException {
    Path java = EXAMPLE.resolve("java");
    Map<String, String> sources = new HashMap<>();
    try (Stream<Path> files = Files.walk(java)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        String name = java.relativize(file).toString().replace('/', '.').replace(".java", "");
        String text = Files.readString(file);
        sources.put(name, file.endsWith(CHANGED_FILE) ? change.apply(text) : text);
      }
    }
    PluginJar.compiler().compile(sources, classFolder);
  }

  private URI startLab() throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
            Checkout.distribution().resolve("bin/bowsprit").toString(),
            "lab",
            "--no-open",
            "witnesses",
            "--plugin-classes",
            classFolder.toString());
    builder.environment().put("XDG_STATE_HOME", work.resolve("state").toString());
    program = builder.redirectError(work.resolve("err").toFile()).start();
    BufferedReader out = program.inputReader(StandardCharsets.UTF_8);
    String address = out.readLine();
    assertThat(address).as(Files.readString(work.resolve("err"))).startsWith("http://127.0.0.1:");
    return URI.create(address);
  }

  @Test
  void thePageShowsTheAnswerOfTheRecompiledRouter() throws IOException {
    URI address = startLab();
    browser = Chromium.start(work);
    LabPage page = new LabPage(browser);
    page.open(address);
    String routerId = "obstacle-follower";
    assertThat(answerJson(page, routerId)).contains("\"reason\":\"OK\"");
    assertThat(browser.countElements("tr[data-router='" + routerId + "']")).isEqualTo(1);

    showSearchSteps(page, routerId);
    assertThat(browser.countElements("#map .thought")).isPositive();

    compile(
        text -> {
          assertThat(text).contains(ORIGINAL_CODE);
          return text.replace(ORIGINAL_CODE, REPLACEMENT_CODE);
        });

    browser.runScript(
        """
        return (async () => {
          const row = () => document.querySelector(`tr[data-router="${arguments[0]}"] .text`).textContent;
          for (let i = 0; i < 600 && !row().startsWith('straight'); i++) {
            await new Promise((resolve) => setTimeout(resolve, 50));
          }
        })()\
        """,
        routerId);
    assertThat(answerJson(page, routerId)).contains("\"reason\":\"DIRECT\"");
    assertThat(browser.element("tr[data-router='" + routerId + "']").getText())
        .contains("straight");
    assertThat(program.isAlive()).isTrue();
  }

  private void showSearchSteps(LabPage page, String router) {
    browser.element("#thinks").click();
    browser.runScript(
        """
        const thinker = document.getElementById('thinker');
        thinker.value = arguments[0];
        thinker.dispatchEvent(new Event('change'))\
        """,
        router);
    page.awaitAnswers();
  }

  private static String answerJson(LabPage page, String router) throws IOException {
    return page.runForJson(
            "return bowsprit.lab.answer(arguments[0], 20, 110, 300, 110).then(JSON.stringify)",
            router)
        .toString();
  }
}
