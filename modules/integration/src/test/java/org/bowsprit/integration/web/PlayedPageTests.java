package org.bowsprit.integration.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.bowsprit.integration.Bowsprit;
import org.bowsprit.integration.Checkout;
import org.bowsprit.integration.browser.Browser;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/**
 * Plays and saves the bundled game in a browser with mouse and keyboard. Tests that the page and
 * the command line play the same game. These tests run in every browser.
 */
abstract class PlayedPageTests<B extends Browser> extends ExportedPageTests<B> {

  private static final Path ARTLAB = Checkout.root().resolve("games/artlab");
  static final String OBJECT_IN_THE_BOATHOUSE = "door";

  @Test
  void theGameIsPlayedWithClicksAndTheSaveRemainsAfterAReload() {
    GamePage page = openPage().playToTheShore().pressButton("Fast");
    page.clickObject("boathouse").awaitObject(OBJECT_IN_THE_BOATHOUSE);
    page.awaitControl().clickVerb("Pick up").clickObject("oars").awaitVerb("oar").awaitControl();
    browser.saveScreenshot(
        PICTURES.resolve("boathouse-" + browser.getClass().getSimpleName() + ".png"));
    page.pressButton("Save").awaitNotice("Saved.");
    browser.reload();
    assertThat(page.awaitOffer()).contains("Go on");
    page.pressButton("Go on").awaitObject(OBJECT_IN_THE_BOATHOUSE).awaitVerb("oar");
    assertNoErrors(page);
  }

  /**
   * The page and the command line report the same hash of the last frame. Both engines of the page
   * report the same hashes.
   */
  @Test
  void framesEqualTheFramesOfTheRunCommand() throws IOException {
    String input = "5 160 100 L\n30 key 27\n";
    Path file = Files.writeString(work.resolve("input.txt"), input);
    Bowsprit.Run run =
        Bowsprit.run(
            work.resolve("state"),
            "run",
            "gannet-rock",
            "--ticks",
            "60",
            "--router",
            "theta",
            "--seed",
            "3",
            "--input",
            file.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();

    GamePage page = openPage();
    String runSixtyTicks =
        "return bowsprit.run('%s', 60, {router: 'theta', seed: 3})"
            .formatted(input.replace("\n", "\\n"));
    List<?> hashes = (List<?>) browser.runScript(runSixtyTicks);

    assertThat(hashes).hasSize(60);
    assertThat(run.out()).contains("\"frame\" : \"" + hashes.get(59) + "\"");
    assertThat(browser.runScript("return bowsprit.frameHash()")).asString().hasSize(64);
    assertThat(browser.runScript("return bowsprit.room()")).isInstanceOf(Long.class);

    browser.runScript("localStorage.setItem('bowsprit-settings', '{\"javascript\": true}')");
    browser.reload();
    page.awaitOffer();
    assertThat(browser.runScript("return bowsprit.abilities.backend")).isEqualTo("js");
    assertThat(browser.runScript(runSixtyTicks)).isEqualTo(hashes);
    assertNoErrors(page);
  }

  @Test
  void keysReachTheGameAfterAButtonWasPressed() {
    GamePage page = openPage().pressButton("Play").awaitVerb("New game");

    page.pressButton("Pause");
    assertThat(browser.runScript("return document.activeElement.id")).isEqualTo("picture");
    browser.element(":focus").sendKeys(Keys.chord(Keys.ALT, "p"));
    assertThat(browser.runScript("return bowsprit.game.isPaused")).isEqualTo(false);

    browser.runScript("document.querySelector('#buttons button').focus()");
    browser.element(":focus").sendKeys(Keys.chord(Keys.ALT, "p"));
    assertThat(browser.runScript("return bowsprit.game.isPaused")).isEqualTo(true);
  }

  @Test
  void thePageWorksWithoutANetworkAfterTheFirstVisit() {
    GamePage page = openPage();
    page.await("the service worker that stores the files", this::isCached);
    server.close();
    browser.reload();
    assertThat(page.awaitOffer()).contains("The Lamp at Gannet Rock");
    page.pressButton("Play").clickVerb("New game");
    page.await("the running game", () -> page.ticks() > 10);
    assertThat(page.errorMessage()).isEmpty();
  }

  private boolean isCached() {
    return (Boolean)
        browser.runScript(
            """
            return (async () => {
              await navigator.serviceWorker.ready;
              for (const name of await caches.keys()) {
                if (await (await caches.open(name)).match('files.json')) {
                  return true;
                }
              }
              return false;
            })()""");
  }

  @Test
  void aDroppedGameIsPlayed() throws IOException {
    GamePage page = openPage();
    dropFiles(ARTLAB.resolve("MONKEY2.000"), ARTLAB.resolve("MONKEY2.001"));
    page.await(
        "the start screen of the dropped game",
        () -> !browser.text("#title").contains("Gannet Rock"));
    page.pressButton("Play").await("the running game", () -> page.ticks() > 20);
    assertNoErrors(page);
  }

  /** Drops files with a script, which works in every browser. */
  private void dropFiles(Path... files) throws IOException {
    List<Map<String, String>> contents = new ArrayList<>();
    for (Path file : files) {
      String bytes = Base64.getEncoder().encodeToString(Files.readAllBytes(file));
      contents.add(Map.of("name", file.getFileName().toString(), "bytes", bytes));
    }
    browser.runScript(
        """
        const dataTransfer = new DataTransfer();
        for (const {name, bytes} of arguments[0]) {
          dataTransfer.items.add(new File([Uint8Array.from(atob(bytes), (it) => it.charCodeAt(0))], name));
        }
        dispatchEvent(new DragEvent('drop', {dataTransfer, cancelable: true}))""",
        contents);
  }
}
