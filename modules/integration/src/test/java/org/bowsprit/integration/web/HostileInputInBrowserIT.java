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
 * Tests damaged games and saves, and malformed addresses and messages to the engine. Each is
 * accepted, or refused with a sentence, and the page continues. {@code -Dbowsprit.hostile=2000}
 * tries 2000 of each.
 */
class HostileInputInBrowserIT extends ChromiumPageTests {

  private static final int COUNT = Integer.getInteger("bowsprit.hostile", 60);

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
    browser.script(TOOLS, bytes("MONKEY2.000"), bytes("MONKEY2.001"));
  }

  private static String bytes(String file) throws IOException {
    return Base64.getEncoder().encodeToString(Files.readAllBytes(WALKLAB.resolve(file)));
  }

  private static final String TOOLS =
      """
      const bytesOf = (text) => Uint8Array.from(atob(text), (it) => it.charCodeAt(0));
      const whole = [...arguments].map(bytesOf);
      const {engine} = bowsprit;
      /** Mulberry32. */
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
      const files = (index, rest) => [
        {name: 'MONKEY2.000', bytes: index.slice().buffer},
        {name: 'MONKEY2.001', bytes: rest.slice().buffer},
      ];
      const told = (promise) => promise.then(() => '', (e) => e.message);
      const anyOf = (next, list) => list[Math.floor(next() * list.length)];
      const anything = (next) => anyOf(next, [undefined, null, NaN, -1, 0, 7, 1e309, 2 ** 40, '', 'x'.repeat(9999), '\\u0000',
        {}, [], [{}], true, new ArrayBuffer(3), {kind: 'key'}, {kind: 'frame', x: 9}, 'theta', 'UP']);
      const TYPES = ['load', 'open', 'settings', 'language', 'run', 'input', 'pause', 'play', 'speed', 'hover', 'hotspots', 'jump',
        'verbs', 'save', 'header', 'loadSave', 'rewind', 'router', 'ghosts', 'record', 'endRecord', 'audio', 'audioQueued',
        'frameHash', 'tick', 'state', 'rest', '', 'constructor', '__proto__', 'toString'];
      const FIELDS = ['files', 'name', 'choice', 'router', 'routers', 'seed', 'journal', 'save', 'bytes', 'event', 'x', 'y', 'way',
        'times', 'title', 'seconds', 'rate', 'frames', 'reserve', 'count', 'input', 'ticks', 'messages', 'volumes', 'wasm'];

      window.hostile = {
        whole: () => told(engine.request('open', {files: files(...whole), seed: 1})
            .then(() => engine.request('tick', {count: 10}))),
        async game(seed) {
          const next = random(seed);
          const one = next() < 0.3;
          const given = files(one ? damaged(whole[0], next) : whole[0], one ? whole[1] : damaged(whole[1], next));
          return [await told(engine.request('open', {files: given, seed: 1})
              .then(() => engine.request('tick', {count: 40})).then(() => engine.request('hotspots')))];
        },
        async save(seed) {
          const next = random(seed);
          hostile.saved ??= new Uint8Array((await engine.request('save', {title: 'whole'})).bytes);
          const bytes = damaged(hostile.saved, next);
          return [
            await told(engine.request('header', {bytes: bytes.slice().buffer})),
            await told(engine.request('loadSave', {bytes: bytes.buffer}).then(() => engine.request('tick', {count: 5}))),
          ];
        },
        async message(seed) {
          const next = random(seed);
          const request = {};
          for (let i = Math.floor(next() * 5); i > 0; i--) {
            request[anyOf(next, FIELDS)] = anything(next);
          }
          return [await told(engine.request(anyOf(next, TYPES), request))];
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
            const late = new Promise((done) => setTimeout(() => done(['no answer to ' + kind + ' ' + seed]), 20_000));
            sentences.push(...await Promise.race([hostile[kind](seed), late]));
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
    page.press("Play").await("the game to run", () -> page.ticks() > 10);
    assertThat(page.errorMessage()).isEmpty();
  }

  private void assertUndamagedGameOpens() {
    assertThat(browser.script("return hostile.whole()")).isEqualTo("");
  }

  private void assertRefusedWithSentences(String kind) {
    for (int seed = 0; seed < COUNT; seed += INPUTS_PER_SCRIPT) {
      Object sentences =
          browser.script(
              "return hostile.all(arguments[0], arguments[1], arguments[2])",
              kind,
              seed,
              seed + INPUTS_PER_SCRIPT);
      assertThat((List<?>) sentences)
          .as("%s from seed %d", kind, seed)
          .allSatisfy(
              it -> assertThat((String) it).matches("(?s)[A-Z].*[.!]").doesNotContain("Exception"));
    }
  }
}
