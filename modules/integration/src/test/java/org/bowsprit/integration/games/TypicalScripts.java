package org.bowsprit.integration.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Literal;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;

/**
 * Makes scripts that combine instructions as real games do: a verb panel with a sentence line and
 * pictures of objects, lists of dialogue choices, nested overrides, and speech that continues while
 * fonts and rooms change.
 */
final class TypicalScripts {

  /** The first verb of these scripts. Random statements use only lower verbs. */
  private static final int FIRST_VERB = 9;

  private static final int TEXT_VERBS = 6;
  private static final int SENTENCE_LINE = FIRST_VERB + TEXT_VERBS;
  private static final int FIRST_PICTURE = SENTENCE_LINE + 1;
  private static final int PICTURES = 4;
  private static final int END_OF_PANEL = FIRST_PICTURE + PICTURES;
  private static final int CHOICES = 4;

  /** The number for saving verbs. Random statements use other numbers. */
  private static final int SAVE_ID = 9;

  /** The text of the sentence line. */
  private static final int STRING = 1;

  private static final int PANEL_TOP = 146;
  private static final int COLUMN_WIDTH = 80;
  private static final int ROW_HEIGHT = 10;
  private static final int COLUMNS = 3;

  private final Random random;
  private final Samples samples;
  private final RandomTexts texts;

  TypicalScripts(Random random, Samples samples, RandomTexts texts) {
    this.random = random;
    this.samples = samples;
    this.texts = texts;
  }

  /** Makes the panel. */
  ScriptBuilder panel(ScriptBuilder script) {
    for (int i = 0; i < TEXT_VERBS; i++) {
      int x = 10 + i % COLUMNS * COLUMN_WIDTH;
      textVerb(
          script, FIRST_VERB + i, x, PANEL_TOP + ROW_HEIGHT * (1 + i / COLUMNS), texts.label());
    }
    textVerb(script, SENTENCE_LINE, 160, PANEL_TOP, sentenceText());
    script.add(0x7A, literal(SENTENCE_LINE), subOperations(subOperation(SubOp.VERB_CENTER, 0x13)));
    for (int i = 0; i < PICTURES; i++) {
      picture(script, FIRST_PICTURE + i, 260 + i % 2 * 24, PANEL_TOP + ROW_HEIGHT + i / 2 * 16);
    }
    return script.sub(0x2C, SubOp.CURSOR_SHOW).sub(0x2C, SubOp.USERPUT_ON);
  }

  /** Updates the sentence line and sometimes hides the panel. */
  ScriptBuilder sentenceLine(ScriptBuilder script) {
    int start = script.newLabel();
    script.placeLabel(start);
    script.sub(0x27, SubOp.STRING_PUT, literal(STRING), new Operand.Text(texts.stringText()));
    script.maybe(
        () ->
            script.add(
                0x7A, literal(SENTENCE_LINE), subOperations(subOperation(SubOp.VERB_ON, 0x06))));
    script.maybe(
        () -> script.sub(0x33, SubOp.ROOM_SCREEN, literal(16), literal(144)).straightStatements(1));
    script.maybe(() -> script.sub(0x2C, SubOp.USERPUT_SOFT_OFF).sub(0x2C, SubOp.USERPUT_SOFT_ON));
    script.maybe(() -> script.sub(0x2C, SubOp.CURSOR_SOFT_OFF).sub(0x2C, SubOp.CURSOR_SOFT_ON));
    script.maybe(
        () -> {
          int picture = FIRST_PICTURE + random.nextInt(PICTURES);
          picture(script, picture, 260, PANEL_TOP + ROW_HEIGHT);
        });
    return script.add(0x2E, literal(4 + random.nextInt(20))).jump(0x18, start);
  }

  /** Replaces the panel with dialogue choices, and restores the panel. */
  ScriptBuilder dialogue(ScriptBuilder script) {
    saveVerbs(script, SubOp.VERBS_SAVE, FIRST_VERB, END_OF_PANEL - 1);
    for (int i = 0; i < CHOICES; i++) {
      textVerb(script, END_OF_PANEL + i, 10, PANEL_TOP + ROW_HEIGHT * i, texts.spokenLine());
    }
    say(script, pick(1, 1, 2, 255));
    script.add(0x2E, literal(20 + random.nextInt(40))).straightStatements(1);
    for (int i = 0; i < CHOICES; i++) {
      script.add(
          0x7A, literal(END_OF_PANEL + i), subOperations(subOperation(SubOp.VERB_DELETE, 0x08)));
    }
    saveVerbs(script, SubOp.VERBS_RESTORE, FIRST_VERB, END_OF_PANEL - 1);
    return script;
  }

  /**
   * Makes nested scenes, each of which can be skipped. Sometimes a scene ends while its override is
   * still set.
   */
  ScriptBuilder nested(ScriptBuilder script) {
    int outer = beginCutscene(script);
    script.straightStatements(1);
    int inner = beginCutscene(script);
    say(script, pick(1, 2, 255));
    script.add(0x2E, literal(15)).straightStatements(1).placeLabel(inner);
    script.maybe(() -> script.sub(0x58, SubOp.OVERRIDE_END));
    script.add(0xC0);
    script.add(0x2E, literal(10)).placeLabel(outer);
    return script.sub(0x58, SubOp.OVERRIDE_END).add(0xC0);
  }

  /** Begins a scene and returns the target of its skip. */
  private int beginCutscene(ScriptBuilder script) {
    script.add(0x40, new Operand.Arguments(List.of(new Operand.Element(1, literal(3)))));
    int end = script.newLabel();
    script.sub(0x58, SubOp.OVERRIDE_BEGIN).jump(0x18, end);
    return end;
  }

  /** Speaks while the font and the room change and other actors speak elsewhere. */
  ScriptBuilder talk(ScriptBuilder script) {
    say(script, 1 + random.nextInt(3));
    maybeChangeFont(script);
    script.add(0x80);
    say(script, 4 + random.nextInt(3));
    script.maybe(() -> script.add(0x2D, literal(1 + random.nextInt(3)), drawRoom()));
    script.maybe(() -> script.add(0x2E, literal(5 + random.nextInt(30))));
    say(script, pick(1, 2, 255));
    script.maybe(() -> script.add(0x72, drawRoom()));
    say(script, 1 + random.nextInt(6));
    maybeChangeFont(script);
    return script.straightStatements(2);
  }

  private void maybeChangeFont(ScriptBuilder script) {
    script.maybe(
        () ->
            script.sub(
                0x2C,
                SubOp.CURSOR_CHARSET,
                samples.literal(Domain.FONT, random.nextInt(Samples.VALUES_PER_DOMAIN))));
  }

  private Literal drawRoom() {
    return samples.literal(Domain.ROOM, random.nextInt(Samples.VALUES_PER_DOMAIN));
  }

  private void say(ScriptBuilder script, int speaker) {
    List<SubOperation> subs = new ArrayList<>();
    if (random.nextBoolean()) {
      subs.add(subOperation(SubOp.PRINT_OVERHEAD, 0x07));
    }
    subs.add(
        new SubOperation(SubOp.PRINT_TEXT, 0x0F, List.of(new Operand.Text(texts.spokenLine()))));
    script.add(0x14, literal(speaker), new Operand.SubOperations(subs));
  }

  /**
   * Returns the text of a verb. It shows the current contents of a string and the name of an actor
   * or object.
   */
  private ScriptText sentenceText() {
    int object = samples.plain(Domain.ACTOR_OR_OBJECT, 0).word();
    byte escape = (byte) 0xFF;
    return ScriptText.of(
        new byte[] {
          escape, 7, STRING, 0, ' ', escape, 6, (byte) object, (byte) (object >> Byte.SIZE)
        });
  }

  private void textVerb(ScriptBuilder script, int verb, int x, int y, ScriptText text) {
    List<SubOperation> subs = new ArrayList<>();
    subs.add(subOperation(SubOp.VERB_NEW, 0x09));
    subs.add(new SubOperation(SubOp.VERB_POSITION, 0x05, List.of(literal(x), literal(y))));
    subs.add(colour(SubOp.VERB_COLOR, 0x03));
    if (random.nextInt(3) > 0) {
      subs.add(colour(SubOp.VERB_HI_COLOR, 0x04));
    }
    subs.add(colour(SubOp.VERB_DIM_COLOR, 0x10));
    subs.add(new SubOperation(SubOp.VERB_TEXT, 0x02, List.of(new Operand.Text(text))));
    subs.add(subOperation(SubOp.VERB_ON, 0x06));
    script.add(0x7A, literal(verb), new Operand.SubOperations(subs));
  }

  private void picture(ScriptBuilder script, int verb, int x, int y) {
    int index = random.nextInt(Samples.VALUES_PER_DOMAIN);
    script.add(
        0x7A,
        literal(verb),
        subOperations(
            subOperation(SubOp.VERB_NEW, 0x09),
            new SubOperation(SubOp.VERB_POSITION, 0x05, List.of(literal(x), literal(y))),
            new SubOperation(
                SubOp.VERB_OBJECT,
                0x16,
                List.of(
                    samples.literal(Domain.OBJECT, index),
                    samples.literal(Domain.ROOM_OF_OBJECT, index))),
            subOperation(SubOp.VERB_ON, 0x06)));
  }

  private SubOperation colour(SubOp op, int code) {
    return new SubOperation(op, code, List.of(literal(1 + random.nextInt(15))));
  }

  private static void saveVerbs(ScriptBuilder script, SubOp op, int first, int last) {
    script.sub(0xAB, op, literal(first), literal(last), literal(SAVE_ID));
  }

  private int pick(int... values) {
    return values[random.nextInt(values.length)];
  }

  private static Operand subOperations(SubOperation... subs) {
    return new Operand.SubOperations(List.of(subs));
  }

  private static SubOperation subOperation(SubOp op, int code) {
    return new SubOperation(op, code, List.of());
  }

  private static Literal literal(int value) {
    return new Literal(value);
  }
}
