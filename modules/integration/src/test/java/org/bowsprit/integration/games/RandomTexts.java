package org.bowsprit.integration.games;

import java.io.ByteArrayOutputStream;
import java.util.Random;
import org.bowsprit.vm.code.ScriptText;

/** Makes spoken lines with pages, substitutions and font changes, and names without them. */
final class RandomTexts {

  private static final int ESCAPE = 0xFF;
  private static final int SPEECH = 10;

  /** The codes in spoken lines that have a 16-bit argument. */
  private static final int[] CODES_WITH_WORD = {4, 5, 6, 7, 9, SPEECH, 12, 13, 14};

  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz      .!?'";

  private final Random random;
  private final Samples samples;

  RandomTexts(Random random, Samples samples) {
    this.random = random;
    this.samples = samples;
  }

  /** Makes a spoken line. */
  ScriptText spokenLine() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int parts = 1 + random.nextInt(5); parts > 0; parts--) {
      addLetters(bytes);
      if (random.nextInt(3) == 0) {
        addEscape(bytes);
      }
    }
    return ScriptText.of(bytes.toByteArray());
  }

  /** Makes a name or a label. It may contain numbers, but no other substitutions. */
  ScriptText label() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    addLetters(bytes);
    if (random.nextInt(4) == 0) {
      addCodeWithWord(bytes, 4);
    }
    for (int padding = random.nextInt(4); padding > 0; padding--) {
      bytes.write('@');
    }
    return ScriptText.of(bytes.toByteArray());
  }

  /** Makes the text of a string. Scripts may replace each of its characters. */
  ScriptText stringText() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    addLetters(bytes);
    return ScriptText.of(bytes.toByteArray());
  }

  /** Makes the name of a file. */
  ScriptText fileName() {
    return ScriptText.of(new byte[] {(byte) ('A' + random.nextInt(3)), '.', 'S'});
  }

  private void addLetters(ByteArrayOutputStream bytes) {
    for (int letters = 1 + random.nextInt(14); letters > 0; letters--) {
      bytes.write(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
  }

  private void addEscape(ByteArrayOutputStream bytes) {
    switch (random.nextInt(6)) {
      case 0 -> addCode(bytes, 1);
      case 1 -> addCode(bytes, 2);
      case 2 -> addCode(bytes, 3);
      case 3 -> addCode(bytes, 8);
      default -> addCodeWithWord(bytes, CODES_WITH_WORD[random.nextInt(CODES_WITH_WORD.length)]);
    }
  }

  private static void addCode(ByteArrayOutputStream bytes, int code) {
    bytes.write(ESCAPE);
    bytes.write(code);
  }

  private void addCodeWithWord(ByteArrayOutputStream bytes, int code) {
    int groups = code == SPEECH ? 4 : 1;
    for (int group = 0; group < groups; group++) {
      int word = word(code);
      addCode(bytes, code);
      bytes.write(word);
      bytes.write(word >> Byte.SIZE);
    }
  }

  private int word(int code) {
    int sample = random.nextInt(Samples.VALUES_PER_DOMAIN);
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
