package org.bowsprit.integration.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Tests damaged games and saves, and malformed addresses and messages to the engine. The page must
 * accept each of these inputs or refuse it with a sentence, and then continue. The property {@code
 * bowsprit.hostile} sets the number of inputs of each kind.
 */
class HostileInputInBrowserIT extends ChromiumPageTests {

  private static final int INPUTS_PER_KIND = Integer.getInteger("bowsprit.hostile", 60);

  /**
   * The number of inputs that each call of a script tries, because the time limit of a script is
   * thirty seconds.
   */
  private static final int INPUTS_PER_SCRIPT = 20;

  private static final Path WALKLAB = Checkout.root().resolve("games/walklab");

  private GamePage page;

  @BeforeEach
  void openPageWithTools() throws IOException {
    page = openPage();
    browser.runScript(TOOLS_SCRIPT, base64Of("MONKEY2.000"), base64Of("MONKEY2.001"));
  }

  private static String base64Of(String file) throws IOException {
    return Base64.getEncoder().encodeToString(Files.readAllBytes(WALKLAB.resolve(file)));
  }

  private static final String TOOLS_SCRIPT =
      """
      const bytesOf = (text) => Uint8Array.from(atob(text), (it) => it.charCodeAt(0));
      const undamaged = [...arguments].map(bytesOf);
      const {engine} = bowsprit;
      /** The random number generator Mulberry32. */
      const random = (seed) => () => {
        seed = (seed + 0x6d2b79f5) | 0;
        let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
        t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
      };
      const damaged = (bytes, next) => {
        const below = (n) => Math.floor(next() * n);
        const copy = bytes.slice();
        switch (below(5)) {
          case 0: return copy.slice(0, below(copy.length));
          case 1: return copy.fill(below(256), below(copy.length));
          case 2: return copy.slice(1 + below(32));
          default:
            for (let i = 1 + below(20); i > 0; i--) {
              copy[below(next() < 0.5 ? Math.min(200, copy.length) : copy.length)] = below(256);
            }
            return copy;
        }
      };
      const files = (index, data) => [
        {name: 'MONKEY2.000', bytes: index.slice().buffer},
        {name: 'MONKEY2.001', bytes: data.slice().buffer},
      ];
      const messageOf = (promise) => promise.then(() => '', (e) => e.message);
      const anyOf = (next, list) => list[Math.floor(next() * list.length)];
      const randomValue = (next) => anyOf(next, [undefined, null, NaN, -1, 0, 7, 1e309, 2 ** 40, '', 'x'.repeat(9999), '\\u0000',
        {}, [], [{}], true, new ArrayBuffer(3), {kind: 'key'}, {kind: 'frame', x: 9}, 'theta', 'UP']);
      const TYPES = ['load', 'open', 'settings', 'language', 'run', 'input', 'pause', 'play', 'speed', 'hover', 'hotspots', 'jump',
        'verbs', 'save', 'header', 'loadSave', 'rewind', 'router', 'ghosts', 'record', 'endRecord', 'audio', 'audioQueued',
        'frameHash', 'tick', 'state', 'rest', '', 'constructor', '__proto__', 'toString'];
      const FIELDS = ['files', 'name', 'choice', 'router', 'routers', 'seed', 'journal', 'save', 'bytes', 'event', 'x', 'y', 'way',
        'times', 'title', 'seconds', 'rate', 'frames', 'reserve', 'count', 'input', 'ticks', 'messages', 'volumes', 'wasm'];

      window.hostile = {
        undamagedGame: () => messageOf(engine.request('open', {files: files(...undamaged), seed: 1})
            .then(() => engine.request('tick', {count: 10}))),
        async game(seed) {
          const next = random(seed);
          const damagesIndex = next() < 0.3;
          const gameFiles = files(damagesIndex ? damaged(undamaged[0], next) : undamaged[0], damagesIndex ? undamaged[1] : damaged(undamaged[1], next));
          return [await messageOf(engine.request('open', {files: gameFiles, seed: 1})
              .then(() => engine.request('tick', {count: 40})).then(() => engine.request('hotspots')))];
        },
        async save(seed) {
          const next = random(seed);
          hostile.saved ??= new Uint8Array((await engine.request('save', {title: 'whole'})).bytes);
          const bytes = damaged(hostile.saved, next);
          return [
            await messageOf(engine.request('header', {bytes: bytes.slice().buffer})),
            await messageOf(engine.request('loadSave', {bytes: bytes.buffer}).then(() => engine.request('tick', {count: 5}))),
          ];
        },
        async message(seed) {
          const next = random(seed);
          const request = {};
          for (let i = Math.floor(next() * 5); i > 0; i--) {
            request[anyOf(next, FIELDS)] = randomValue(next);
          }
          return [await messageOf(engine.request(anyOf(next, TYPES), request))];
        },
        async address(seed) {
          const next = random(seed);
          const letters = '#bot=0123456789-+%&<>"é\\u202e/?';
          const text = Array.from({length: Math.floor(next() * 12)}, () => anyOf(next, letters)).join('');
          location.hash = next() < 0.5 ? '#boot=' + text : text;
          await new Promise((done) => setTimeout(done, 5));
          return [];
        },
        /** Tries several inputs, each with its own seed, and returns the sentences. */
        async all(kind, from, to) {
          const sentences = [];
          for (let seed = from; seed < to; seed++) {
            const timeout = new Promise((done) => setTimeout(() => done(['no answer to ' + kind + ' ' + seed]), 20_000));
            sentences.push(...await Promise.race([hostile[kind](seed), timeout]));
          }
          return sentences.filter((it) => it !== '');
        },
      };""";

  @Test
  void damagedGamesAreRefusedWithASentence() {
    assertRefusedWithSentences("game");
    assertUndamagedGameOpens();
  }

  @Test
  void damagedSavesAreRefusedWithASentence() {
    assertUndamagedGameOpens();
    assertRefusedWithSentences("save");
    assertUndamagedGameOpens();
  }

  @Test
  void malformedMessagesAreRefusedWithASentence() {
    assertUndamagedGameOpens();
    assertRefusedWithSentences("message");
    assertUndamagedGameOpens();
  }

  @Test
  void malformedAddressesDoNotStopThePage() {
    assertRefusedWithSentences("address");
    page.pressButton("Play").await("the running game", () -> page.ticks() > 10);
    assertThat(page.errorMessage()).isEmpty();
  }

  private void assertUndamagedGameOpens() {
    assertThat(browser.runScript("return hostile.undamagedGame()")).isEqualTo("");
  }

  private void assertRefusedWithSentences(String kind) {
    for (int seed = 0; seed < INPUTS_PER_KIND; seed += INPUTS_PER_SCRIPT) {
      Object sentences =
          browser.runScript(
              "return hostile.all(arguments[0], arguments[1], arguments[2])",
              kind,
              seed,
              seed + INPUTS_PER_SCRIPT);
      assertThat((List<?>) sentences)
          .as("the answers to inputs of the kind %s from seed %d", kind, seed)
          .allSatisfy(
              sentence ->
                  assertThat((String) sentence)
                      .matches("(?s)[A-Z].*[.!]")
                      .doesNotContain("Exception"));
    }
  }
}
