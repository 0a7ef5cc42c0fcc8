package org.bowsprit.integration.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.bowsprit.integration.Checkout;
import org.bowsprit.integration.browser.Chromium;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the logic of the page's scripts in a browser without an engine. */
class PageScriptsIT {

  private static final Path PAGE = Checkout.root().resolve("modules/web/src/main/site/index.html");

  @TempDir private static Path work;
  private static Chromium browser;

  @BeforeAll
  static void openPageAsFile() throws IOException {
    assumeTrue(Chromium.isInstalled(), "Chromium or chromedriver is not installed");
    browser = Chromium.start(work);
    browser.open(PAGE);
  }

  @AfterAll
  static void closeBrowser() {
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void aPageOpenedAsAFileReportsItsRequirements() {
    assertThat(browser.element("#trouble").getText()).contains("web server", "--single-file");
    assertThat(browser.consoleMessages()).isEmpty();
  }

  /** A page that is opened from a file cannot use audio worklets, but must play without gaps. */
  @Test
  void soundChunksAreScheduledWithoutGaps() {
    Object firstAndDifferingSamples =
        browser.runScript(
            """
            const context = new OfflineAudioContext(2, 4410, 44100);
            const sound = new ScheduledSamples(context, 441, () => {});
            sound.connect(context.destination);
            const wave = Array.from({length: 3000}, (_, i) => 8192 + (i % 1000));
            for (let at = 0; at < wave.length; at += 600) {
              sound.send(Int16Array.from(wave.slice(at, at + 600)));
            }
            return context.startRendering().then((all) => {
              const channels = [0, 1].map((channel) => all.getChannelData(channel));
              const first = channels[0].findIndex((sample) => sample !== 0);
              const differing = wave.filter((sample, i) =>
                Math.abs(channels[i % 2][first + Math.floor(i / 2)] * 32768 - sample) > 0.5);
              return [first, differing.length];
            });""");
    assertThat(firstAndDifferingSamples).isEqualTo(List.of(441L, 0L));
  }

  @Test
  void verbsInAGridHaveKeysThatMatchTheirPositions() {
    Object keys =
        browser.runScript(
            """
            const verb = (text, x, top) => ({text, x, top, key: 0});
            const layout = new VerbLayout([
              verb('Walk to the jetty', 160, 146),
              verb('Open', 20, 160), verb('Close', 70, 161), verb('Give', 120, 160), verb('rope', 200, 160),
              verb('Push', 20, 170), verb('Pull', 70, 170), verb('Use', 120, 170), verb('oar', 200, 170),
            ]);
            return [
              ['KeyQ', 'KeyE', 'KeyS', 'Digit5', 'Numpad4', 'KeyC', 'KeyP']
                .map((code) => layout.ofKey(code)?.text ?? ''),
              layout.things.map(({text}) => text),
              layout.sentence,
              layout.isLines,
            ]""");
    assertThat(keys)
        .isEqualTo(
            List.of(
                List.of("Open", "Give", "Pull", "Pull", "Push", "", ""),
                List.of("rope", "oar"),
                "Walk to the jetty",
                false));
  }

  @Test
  void verbsInOneColumnAreDialogueChoices() {
    assertThat(
            browser.runScript(
                """
                const layout = new VerbLayout([
                  {text: 'Goodbye.', x: 160, top: 170, key: 0, lights: true},
                  {text: 'Hello.', x: 160, top: 150, key: 0, lights: true}]);
                return [layout.isLines, layout.ofKey('Digit1').text, layout.ofKey('KeyW').text]"""))
        .isEqualTo(List.of(true, "Hello.", "Goodbye."));
  }

  @Test
  void linesWithoutAHighlightAreNotDialogueChoices() {
    assertThat(
            browser.runScript(
                """
                const layout = new VerbLayout([
                  {text: 'Choose a door.', x: 8, top: 160, key: 0, lights: false},
                  {text: 'Thirty witnesses', x: 8, top: 150, key: 0, lights: false}]);
                return [layout.isLines, layout.verbs.length, layout.sentence]"""))
        .isEqualTo(List.of(false, 0L, "Thirty witnesses Choose a door."));
  }

  @Test
  void verbsThatHaveAKeyInTheGameGetNoOtherKey() {
    assertThat(
            browser.runScript(
                "return new VerbLayout([{text: 'Open', x: 1, top: 1, key: 111}]).ofKey('KeyQ') ?? 'none'"))
        .isEqualTo("none");
  }

  @Test
  void everyPixelIsMappedToItsPositionAndBackAtEverySize() {
    Object wrongPixels =
        browser.runScript(
            """
            const wrong = [];
            for (const [width, height, square] of [[320, 240, false], [390, 292, false], [1440, 900, false],
              [844, 390, true], [333, 777, false], [1001, 201, true]]) {
              const viewport = Viewport.in(width, height, square);
              for (let y = 0; y < 200; y++) {
                for (let x = 0; x < 320; x++) {
                  const point = viewport.canvasPoint(x, y);
                  const pixel = viewport.gamePixel(point.x, point.y);
                  if (pixel.x !== x || pixel.y !== y) {
                    wrong.push([width, height, x, y]);
                  }
                }
              }
              const outside = viewport.gamePixel(-50, 10_000);
              if (outside.x !== 0 || outside.y !== 199) {
                wrong.push([width, height, 'outside']);
              }
            }
            return wrong""");
    assertThat((List<?>) wrongPixels).isEmpty();
  }

  @Test
  void defaultsReplaceInvalidSettings() {
    assertThat(
            browser.runScript(
                """
                localStorage.setItem('bowsprit-settings', '{"volume": "loud", "filter": "nearest", "x": 1}');
                const partlyValid = new PageSettings();
                localStorage.setItem('bowsprit-settings', 'no settings');
                const invalid = new PageSettings();
                localStorage.removeItem('bowsprit-settings');
                return [partlyValid.get('volume'), partlyValid.get('filter'), invalid.get('filter')]"""))
        .isEqualTo(List.of(100L, "nearest", "sharp"));
  }

  @Test
  void aGamePadMovesThePointerAndPressesButtons() {
    Object actions =
        browser.runScript(
            """
            const done = [];
            const pointer = {
              place: {x: 100, y: 100},
              moveTo(x, y) { this.place = {x, y}; },
              button: (kind, button) => done.push(kind + ' ' + button),
            };
            const record = (name) => () => done.push(name);
            const pads = new GamePads({pointer, dialogs: {isOpen: false, point() {}}, press: {8: record('skip'), 5: record('fast')}, release: {5: record('slow')}});
            const state = (axes, ...pressed) =>
              ({axes, buttons: Array.from({length: 17}, (_, i) => ({pressed: pressed.includes(i)}))});
            pads.take(state([1, -0.1], 0, 5));
            pads.take(state([0, 0], 13, 8));
            pads.take(state([0.3, 0]));
            return [...done, pointer.place.x, pointer.place.y]""");
    assertThat(actions)
        .isEqualTo(List.of("press left", "fast", "release left", "slow", "skip", 105L, 104L));
  }

  @Test
  void aGamePadOperatesAnOpenMenuInsteadOfTheGame() {
    Object actions =
        browser.runScript(
            """
            const done = [];
            const menu = document.getElementById('menu');
            const slider = element('input', {type: 'range', oninput: () => done.push('volume ' + slider.value)});
            slider.value = 50;
            menu.replaceChildren(button('Back to the game', () => {}), slider, button('Save', () => done.push('saved')));
            menu.addEventListener('close', () => done.push('closed'), {once: true});
            menu.showModal();
            const pads = new GamePads({
              pointer: {button: (kind) => done.push(kind + ' in the game')},
              dialogs: new PadDialogs({isPlaying: true}),
              press: {4: () => done.push('menu')},
              release: {},
            });
            const state = (...pressed) =>
              ({axes: [0, 0], buttons: Array.from({length: 17}, (_, i) => ({pressed: pressed.includes(i)}))});
            const [press, close, down, left] = [0, 1, 13, 14];
            pads.take(state());
            [down, left, down, press, close].forEach((button) => {
              pads.take(state(button));
              pads.take(state());
            });
            menu.replaceChildren();
            // The event comes some time after the menu was closed.
            return new Promise((resolve) => {
              menu.addEventListener('close', () => resolve(done), {once: true});
              setTimeout(() => resolve(done), 10_000);
            })""");
    assertThat(actions).isEqualTo(List.of("volume 40", "saved", "closed"));
  }

  @Test
  void theFirstPressOnlyFocusesAChoiceIfNothingHasTheFocus() {
    Object actions =
        browser.runScript(
            """
            const done = [];
            const stage = new Stage();
            const dialogs = new PadDialogs({isPlaying: true});
            document.getElementById('curtain').hidden = true;
            stage.ask({kind: 'RESTART', text: 'Start again?'}, (code) => done.push(String.fromCharCode(code)));
            document.activeElement.blur();
            dialogs.press(0);
            done.push(document.activeElement.textContent);
            dialogs.press(0);
            stage.ask(null);
            done.push(dialogs.isOpen);
            document.getElementById('curtain').hidden = false;
            return done""");
    assertThat(actions).isEqualTo(List.of("No", "n", false));
  }

  @Test
  void aHeldStickMovesTheFocusRepeatedlyAlongItsStrongerAxis() {
    Object focusedButtons =
        browser.runScript(
            """
            const menu = document.getElementById('menu');
            const closed = element('details', {open: false}, element('summary', {}, 'c'), element('div', {}, button('hidden', () => {})));
            menu.replaceChildren(button('a', () => {}), button('b', () => {}), closed, button('d', () => {}), button('e', () => {}), button('f', () => {}));
            const dialogs = new PadDialogs({isPlaying: true});
            const at = [];
            const point = (across, down, now) => {
              dialogs.point(across, down, now);
              at.push(document.activeElement.textContent);
            };
            dialogs.point(0, 1, 0);
            menu.showModal();
            point(0, 1, 10);
            point(0, 1, 1000);
            point(0, 0, 1010);
            point(0.6, 0.7, 1020);
            point(0.6, 0.4, 1030);
            point(0, 0.4, 1040);
            point(0, 0.2, 1050);
            point(0, 0.6, 1060);
            point(0, 0.4, 1070);
            point(0, 0.6, 1459);
            point(0, 0.6, 1460);
            point(0, 0.6, 1579);
            point(0, 0.6, 1580);
            menu.close();
            menu.replaceChildren();
            return at.join('')""");
    assertThat(focusedButtons).isEqualTo("aaabcccdddeef");
  }

  @Test
  void theButtonsOfAnUnpluggedGamePadAreReleasedAndAnotherPadIsUsed() {
    Object actions =
        browser.runScript(
            """
            const done = [];
            const pads = new GamePads({
              pointer: {button: (kind, button) => done.push(kind + ' ' + button)},
              dialogs: {isOpen: false, point() {}},
              press: {5: () => done.push('fast')},
              release: {5: () => done.push('slow')},
            });
            const pad = (index, ...pressed) => ({
              index, connected: true, mapping: 'standard', axes: [0, 0],
              buttons: Array.from({length: 17}, (_, i) => ({pressed: pressed.includes(i)})),
            });
            pads.takeAny([null, pad(1), pad(2, 0, 5)]);
            pads.takeAny([null, pad(1), null]);
            pads.takeAny([null, pad(1, 1)]);
            pads.takeAny([]);
            return done""");
    assertThat(actions)
        .isEqualTo(
            List.of("press left", "fast", "release left", "slow", "press right", "release right"));
  }

  @Test
  void aGamePadOperatesAMessageOnlyIfItHasTheFocusOrTheGameIsHalted() {
    Object openStates =
        browser.runScript(
            """
            const game = {isPlaying: true};
            const dialogs = new PadDialogs(game);
            const curtain = document.getElementById('curtain');
            const message = document.getElementById('trouble');
            const close = button('Close', () => {});
            curtain.hidden = true;
            message.append(close);
            document.activeElement.blur();
            const open = [dialogs.isOpen];
            close.focus();
            open.push(dialogs.isOpen);
            close.blur();
            game.isPlaying = false;
            open.push(dialogs.isOpen);
            close.remove();
            curtain.hidden = false;
            return open""");
    assertThat(openStates).isEqualTo(List.of(false, true, true));
  }

  @Test
  void theFiltersFormACycleAndTheTubeFilterDarkensLines() {
    Object result =
        browser.runScript(
            """
            const order = ['sharp'];
            while (order.length < 5) order.push(GamePicture.nextFilter(order.at(-1)));
            const canvas = newCanvas(640, 480);
            const context = canvas.getContext('2d');
            context.fillStyle = '#fff';
            context.fillRect(0, 0, 640, 480);
            new MonitorTube().paint(context, Viewport.in(640, 480, false), true);
            const {data} = context.getImageData(0, 0, 640, 480);
            const levels = new Set();
            for (let i = 0; i < data.length; i += 4) levels.add(data[i]);
            return [order.join(), levels.size, Math.max(...levels)]""");
    assertThat(result).isEqualTo(List.of("sharp,nearest,scanlines,tube,sharp", 4L, 255L));
  }

  @Test
  void automaticSavesUseThreeSlotsInTurn() {
    Object slots =
        browser.runScript(
            """
            return (async () => {
              const now = Date.now;
              try {
                const slots = new SaveSlots(new MemoryDatabase(), 'game');
                for (let minute = 0; minute < 22; minute++) {
                  Date.now = () => minute * 60_000;
                  await slots.putAutomatic({bytes: new ArrayBuffer(1), header: {minute}});
                }
                return (await slots.list()).map(({slot, header}) => slot + ' ' + header.minute);
              } finally {
                Date.now = now;
              }
            })()""");
    assertThat(slots).isEqualTo(List.of("auto-2 21", "auto-1 19", "auto-3 14"));
  }

  @Test
  void keysHaveTheCodesOfTheEngine() {
    assertThat(
            browser.runScript(
                """
                return ['Escape', 'ArrowUp', 'F5', 'a', '.', 'ü', 'Shift', '木']
                  .map((key) => KeyCodes.of({key}) ?? -1)"""))
        .isEqualTo(List.of(27L, 328L, 286L, 97L, 46L, 252L, -1L, -1L));
  }

  @Test
  void failuresAreDescribedInASentence() {
    assertThat(
            browser.runScript(
                """
                return [new EngineRefusal('It is damaged.'), new DOMException('x', 'QuotaExceededError'), 'y']
                  .map((thrown) => Trouble.sentence(thrown))"""))
        .isEqualTo(
            List.of(
                "It is damaged.",
                "There is no room left for it in this browser’s storage.",
                "Something in this page failed: y"));
  }
}
