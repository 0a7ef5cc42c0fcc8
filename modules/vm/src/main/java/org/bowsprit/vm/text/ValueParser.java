package org.bowsprit.vm.text;

import java.io.ByteArrayOutputStream;
import java.util.HashMap;
import java.util.Map;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.code.ScriptText;

/** Parses numbers, references and texts. References have the form of {@link ReferenceNotation}. */
final class ValueParser {

  private static final Map<String, EngineVariable> ENGINE_VARIABLES = new HashMap<>();

  static {
    for (EngineVariable each : EngineVariable.values()) {
      ENGINE_VARIABLES.put(each.label(), each);
    }
  }

  private final Scanner in;

  ValueParser(Scanner in) {
    this.in = in;
  }

  /** Parses a number or a reference. */
  Operand value() {
    return in.isNumberNext() ? new Operand.Literal(in.number()) : reference();
  }

  /** Parses a reference. */
  Reference reference() {
    String name = in.word();
    EngineVariable engineVariable = ENGINE_VARIABLES.get(name);
    if (engineVariable != null) {
      return new Reference(engineVariable.number(), Reference.NOT_INDEXED);
    }
    in.expect("[");
    Reference reference;
    if (name.equals(ReferenceNotation.RAW)) {
      int word = in.hex();
      reference = new Reference(word, in.consume(",") ? in.hex() : Reference.NOT_INDEXED);
    } else {
      int word = wordOf(name, in.number());
      reference = in.consume("+") ? indexed(word) : new Reference(word, Reference.NOT_INDEXED);
    }
    in.expect("]");
    return reference;
  }

  private Reference indexed(int word) {
    int index = in.isNumberNext() ? in.number() : reference().word() | Reference.INDEXED_BIT;
    return new Reference(word | Reference.INDEXED_BIT, index);
  }

  private int wordOf(String bank, int number) {
    int word = ReferenceNotation.word(bank, number);
    if (word < 0 || word > 0xFFFF) {
      throw in.problem("expected a variable instead of " + bank + "[" + number + "]");
    }
    return word;
  }

  /** Parses a quoted text without escapes. */
  ScriptText plainText() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    readQuoted(bytes);
    return ScriptText.of(bytes.toByteArray());
  }

  /** Parses quoted parts and escapes joined by plus signs. */
  ScriptText text() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    do {
      if (in.isNext("\"")) {
        readQuoted(bytes);
      } else {
        readEscape(bytes);
      }
    } while (in.consume("+"));
    return ScriptText.of(bytes.toByteArray());
  }

  private void readQuoted(ByteArrayOutputStream bytes) {
    in.expect("\"");
    for (char each = in.nextCharacter(); each != '"'; each = in.nextCharacter()) {
      if (each != '\\') {
        bytes.write(each);
        continue;
      }
      char escaped = in.nextCharacter();
      bytes.write(escaped == 'x' ? hexDigits() : escaped);
    }
  }

  private int hexDigits() {
    int high = Character.digit(in.nextCharacter(), 16);
    int low = Character.digit(in.nextCharacter(), 16);
    if (high < 0 || low < 0) {
      throw in.problem("expected two hex digits");
    }
    return high << 4 | low;
  }

  private void readEscape(ByteArrayOutputStream bytes) {
    String name = in.word();
    in.expect("(");
    if (name.equals("sound")) {
      readSoundCue(bytes);
    } else {
      int code = TextNotation.code(name);
      if (code < 0) {
        throw in.problem("expected the name of an escape instead of " + name);
      }
      bytes.write(TextNotation.ESCAPE);
      bytes.write(code);
      if (ScriptText.escapeLength(code) == TextNotation.LONG_ESCAPE_BYTES) {
        writeWord(bytes, TextNotation.takesVariable(code) ? reference().word() : in.number());
      }
    }
    in.expect(")");
  }

  private void readSoundCue(ByteArrayOutputStream bytes) {
    in.expect("0x");
    int offset = in.hex();
    in.expect(",");
    in.expect("0x");
    int length = in.hex();
    for (int word : new int[] {offset, offset >>> 16, length, length >>> 16}) {
      bytes.write(TextNotation.ESCAPE);
      bytes.write(TextNotation.SOUND_CODE);
      writeWord(bytes, word);
    }
  }

  private static void writeWord(ByteArrayOutputStream bytes, int word) {
    bytes.write(word);
    bytes.write(word >> 8);
  }
}
