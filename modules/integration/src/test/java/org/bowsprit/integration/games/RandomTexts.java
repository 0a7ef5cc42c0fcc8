package org.bowsprit.integration.games;

import java.io.ByteArrayOutputStream;
import java.util.Random;
import org.bowsprit.vm.code.ScriptText;

/**
 * Makes random texts: spoken lines with several pages, substitutions and font changes, and simpler
 * texts such as labels.
 */
final class RandomTexts {

  private static final int ESCAPE_BYTE = 0xFF;
  private static final int SPEECH_CODE = 10;

  /** The escape codes in spoken lines that have a 16-bit argument. */
  private static final int[] CODES_WITH_ARGUMENT = {4, 5, 6, 7, 9, SPEECH_CODE, 12, 13, 14};

  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz      .!?'";

  private final Random random;
  private final SampleVariables samples;

  RandomTexts(Random random, SampleVariables samples) {
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
      addCodeWithArgument(bytes, 4);
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
      default ->
          addCodeWithArgument(
              bytes, CODES_WITH_ARGUMENT[random.nextInt(CODES_WITH_ARGUMENT.length)]);
    }
  }

  private static void addCode(ByteArrayOutputStream bytes, int code) {
    bytes.write(ESCAPE_BYTE);
    bytes.write(code);
  }

  private void addCodeWithArgument(ByteArrayOutputStream bytes, int code) {
    int groups = code == SPEECH_CODE ? 4 : 1;
    for (int group = 0; group < groups; group++) {
      int argument = randomArgument(code);
      addCode(bytes, code);
      bytes.write(argument);
      bytes.write(argument >> Byte.SIZE);
    }
  }

  private int randomArgument(int code) {
    int sample = random.nextInt(SampleVariables.VALUES_PER_DOMAIN);
    return switch (code) {
      case 4 -> samples.directReference(OperandDomain.ANY, sample).word();
      case 5 -> samples.directReference(OperandDomain.VERB, sample).word();
      case 6 -> samples.directReference(OperandDomain.ACTOR_OR_OBJECT, sample).word();
      case 7 -> samples.value(OperandDomain.STRING, sample);
      case 9 -> samples.value(OperandDomain.CHORE, sample);
      case 12 -> samples.value(OperandDomain.COLOUR, sample);
      case 14 -> samples.value(OperandDomain.FONT, sample);
      default -> random.nextInt(16);
    };
  }
}
