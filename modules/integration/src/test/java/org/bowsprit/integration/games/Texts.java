package org.bowsprit.integration.games;

import java.io.ByteArrayOutputStream;
import java.util.Random;
import org.bowsprit.vm.code.ScriptText;

/** Makes spoken lines with pages, substitutions and font changes, and names without them. */
final class Texts {

  private static final int ESCAPE = 0xFF;
  private static final int SPEECH = 10;

  /** The codes in spoken lines that have a 16-bit argument. */
  private static final int[] WITH_WORD = {4, 5, 6, 7, 9, SPEECH, 12, 13, 14};

  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz      .!?'";

  private final Random random;
  private final Samples samples;

  Texts(Random random, Samples samples) {
    this.random = random;
    this.samples = samples;
  }

  /** Makes something to say. */
  ScriptText line() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int parts = 1 + random.nextInt(5); parts > 0; parts--) {
      words(bytes);
      if (random.nextInt(3) == 0) {
        escape(bytes);
      }
    }
    return ScriptText.of(bytes.toByteArray());
  }

  /** Makes a name or a label. It may contain numbers, but no other substitutions. */
  ScriptText label() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    words(bytes);
    if (random.nextInt(4) == 0) {
      withWord(bytes, 4);
    }
    for (int padding = random.nextInt(4); padding > 0; padding--) {
      bytes.write('@');
    }
    return ScriptText.of(bytes.toByteArray());
  }

  /** Makes the text of a string. Scripts may replace each of its characters. */
  ScriptText letters() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    words(bytes);
    return ScriptText.of(bytes.toByteArray());
  }

  /** Makes the name of a file. */
  ScriptText fileName() {
    return ScriptText.of(new byte[] {(byte) ('A' + random.nextInt(3)), '.', 'S'});
  }

  private void words(ByteArrayOutputStream bytes) {
    for (int letters = 1 + random.nextInt(14); letters > 0; letters--) {
      bytes.write(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
  }

  private void escape(ByteArrayOutputStream bytes) {
    switch (random.nextInt(6)) {
      case 0 -> plain(bytes, 1);
      case 1 -> plain(bytes, 2);
      case 2 -> plain(bytes, 3);
      case 3 -> plain(bytes, 8);
      default -> withWord(bytes, WITH_WORD[random.nextInt(WITH_WORD.length)]);
    }
  }

  private static void plain(ByteArrayOutputStream bytes, int code) {
    bytes.write(ESCAPE);
    bytes.write(code);
  }

  private void withWord(ByteArrayOutputStream bytes, int code) {
    int groups = code == SPEECH ? 4 : 1;
    for (int group = 0; group < groups; group++) {
      int word = word(code);
      plain(bytes, code);
      bytes.write(word);
      bytes.write(word >> Byte.SIZE);
    }
  }

  private int word(int code) {
    int sample = random.nextInt(Samples.EACH);
    return switch (code) {
      case 4 -> samples.plain(Domain.ANY, sample).word();
      case 5 -> samples.plain(Domain.VERB, sample).word();
      case 6 -> samples.plain(Domain.ACTOR_OR_OBJECT, sample).word();
      case 7 -> samples.value(Domain.STRING, sample);
      case 9 -> samples.value(Domain.CHORE, sample);
      case 12 -> samples.value(Domain.COLOUR, sample);
      case 14 -> samples.value(Domain.FONT, sample);
      default -> random.nextInt(16);
    };
  }
}
