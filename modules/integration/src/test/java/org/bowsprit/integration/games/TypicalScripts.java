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

  /** The first verb of these scripts. Random statements use only verbs with lower numbers. */
  private static final int FIRST_VERB = 9;

  private static final int TEXT_VERB_COUNT = 6;
  private static final int SENTENCE_LINE_VERB = FIRST_VERB + TEXT_VERB_COUNT;
  private static final int FIRST_PICTURE_VERB = SENTENCE_LINE_VERB + 1;
  private static final int PICTURE_COUNT = 4;
  private static final int END_OF_PANEL = FIRST_PICTURE_VERB + PICTURE_COUNT;
  private static final int CHOICE_COUNT = 4;

  /** The save id of the verbs of these scripts. Random statements use other ids. */
  private static final int SAVE_ID = 9;

  /** The string that the sentence line shows. */
  private static final int SENTENCE_STRING = 1;

  private static final int PANEL_TOP = 146;
  private static final int COLUMN_WIDTH = 80;
  private static final int ROW_HEIGHT = 10;
  private static final int COLUMN_COUNT = 3;

  private final Random random;
  private final SampleVariables samples;
  private final RandomTexts texts;

  TypicalScripts(Random random, SampleVariables samples, RandomTexts texts) {
    this.random = random;
    this.samples = samples;
    this.texts = texts;
  }

  /** Creates the verb panel. */
  ScriptBuilder panelScript(ScriptBuilder script) {
    for (int i = 0; i < TEXT_VERB_COUNT; i++) {
      int x = 10 + i % COLUMN_COUNT * COLUMN_WIDTH;
      addTextVerb(
          script,
          FIRST_VERB + i,
          x,
          PANEL_TOP + ROW_HEIGHT * (1 + i / COLUMN_COUNT),
          texts.label());
    }
    addTextVerb(script, SENTENCE_LINE_VERB, 160, PANEL_TOP, textOfSentenceLine());
    script.add(
        0x7A, literal(SENTENCE_LINE_VERB), subOperations(subOperation(SubOp.VERB_CENTER, 0x13)));
    for (int i = 0; i < PICTURE_COUNT; i++) {
      addPictureVerb(
          script, FIRST_PICTURE_VERB + i, 260 + i % 2 * 24, PANEL_TOP + ROW_HEIGHT + i / 2 * 16);
    }
    return script.addSubOperation(0x2C, SubOp.CURSOR_SHOW).addSubOperation(0x2C, SubOp.USERPUT_ON);
  }

  /** Updates the sentence line and sometimes hides the panel. */
  ScriptBuilder sentenceLineScript(ScriptBuilder script) {
    int start = script.newLabel();
    script.placeLabel(start);
    script.addSubOperation(
        0x27, SubOp.STRING_PUT, literal(SENTENCE_STRING), new Operand.Text(texts.stringText()));
    script.addOptional(
        () ->
            script.add(
                0x7A,
                literal(SENTENCE_LINE_VERB),
                subOperations(subOperation(SubOp.VERB_ON, 0x06))));
    script.addOptional(
        () ->
            script
                .addSubOperation(0x33, SubOp.ROOM_SCREEN, literal(16), literal(144))
                .addStatementsWithoutJumps(1));
    script.addOptional(
        () ->
            script
                .addSubOperation(0x2C, SubOp.USERPUT_SOFT_OFF)
                .addSubOperation(0x2C, SubOp.USERPUT_SOFT_ON));
    script.addOptional(
        () ->
            script
                .addSubOperation(0x2C, SubOp.CURSOR_SOFT_OFF)
                .addSubOperation(0x2C, SubOp.CURSOR_SOFT_ON));
    script.addOptional(
        () -> {
          int pictureVerb = FIRST_PICTURE_VERB + random.nextInt(PICTURE_COUNT);
          addPictureVerb(script, pictureVerb, 260, PANEL_TOP + ROW_HEIGHT);
        });
    return script.add(0x2E, literal(4 + random.nextInt(20))).addJump(0x18, start);
  }

  /** Replaces the panel with dialogue choices, and restores the panel. */
  ScriptBuilder dialogueScript(ScriptBuilder script) {
    addVerbsOperation(script, SubOp.VERBS_SAVE, FIRST_VERB, END_OF_PANEL - 1);
    for (int i = 0; i < CHOICE_COUNT; i++) {
      addTextVerb(script, END_OF_PANEL + i, 10, PANEL_TOP + ROW_HEIGHT * i, texts.spokenLine());
    }
    addSpeech(script, pick(1, 1, 2, 255));
    script.add(0x2E, literal(20 + random.nextInt(40))).addStatementsWithoutJumps(1);
    for (int i = 0; i < CHOICE_COUNT; i++) {
      script.add(
          0x7A, literal(END_OF_PANEL + i), subOperations(subOperation(SubOp.VERB_DELETE, 0x08)));
    }
    addVerbsOperation(script, SubOp.VERBS_RESTORE, FIRST_VERB, END_OF_PANEL - 1);
    return script;
  }

  /**
   * Runs nested cutscenes, each of which can be skipped. Sometimes the inner cutscene ends while
   * its override is still set.
   */
  ScriptBuilder nestedCutscenesScript(ScriptBuilder script) {
    int outerEnd = beginCutscene(script);
    script.addStatementsWithoutJumps(1);
    int innerEnd = beginCutscene(script);
    addSpeech(script, pick(1, 2, 255));
    script.add(0x2E, literal(15)).addStatementsWithoutJumps(1).placeLabel(innerEnd);
    script.addOptional(() -> script.addSubOperation(0x58, SubOp.OVERRIDE_END));
    script.add(0xC0);
    script.add(0x2E, literal(10)).placeLabel(outerEnd);
    return script.addSubOperation(0x58, SubOp.OVERRIDE_END).add(0xC0);
  }

  /** Begins a cutscene and returns the label to which the script jumps when it is skipped. */
  private int beginCutscene(ScriptBuilder script) {
    script.add(0x40, new Operand.Arguments(List.of(new Operand.Element(1, literal(3)))));
    int end = script.newLabel();
    script.addSubOperation(0x58, SubOp.OVERRIDE_BEGIN).addJump(0x18, end);
    return end;
  }

  /** Makes actors speak in different rooms while the font and the current room change. */
  ScriptBuilder talkScript(ScriptBuilder script) {
    addSpeech(script, 1 + random.nextInt(3));
    addOptionalFontChange(script);
    script.add(0x80);
    addSpeech(script, 4 + random.nextInt(3));
    script.addOptional(() -> script.add(0x2D, literal(1 + random.nextInt(3)), randomRoom()));
    script.addOptional(() -> script.add(0x2E, literal(5 + random.nextInt(30))));
    addSpeech(script, pick(1, 2, 255));
    script.addOptional(() -> script.add(0x72, randomRoom()));
    addSpeech(script, 1 + random.nextInt(6));
    addOptionalFontChange(script);
    return script.addStatementsWithoutJumps(2);
  }

  private void addOptionalFontChange(ScriptBuilder script) {
    script.addOptional(
        () ->
            script.addSubOperation(
                0x2C,
                SubOp.CURSOR_CHARSET,
                samples.literal(
                    OperandDomain.FONT, random.nextInt(SampleVariables.VALUES_PER_DOMAIN))));
  }

  private Literal randomRoom() {
    return samples.literal(OperandDomain.ROOM, random.nextInt(SampleVariables.VALUES_PER_DOMAIN));
  }

  private void addSpeech(ScriptBuilder script, int speaker) {
    List<SubOperation> subOperationList = new ArrayList<>();
    if (random.nextBoolean()) {
      subOperationList.add(subOperation(SubOp.PRINT_OVERHEAD, 0x07));
    }
    subOperationList.add(
        new SubOperation(SubOp.PRINT_TEXT, 0x0F, List.of(new Operand.Text(texts.spokenLine()))));
    script.add(0x14, literal(speaker), new Operand.SubOperations(subOperationList));
  }

  /**
   * Returns the text of the sentence line. It shows the current contents of a string and the name
   * of an actor or object.
   */
  private ScriptText textOfSentenceLine() {
    int object = samples.directReference(OperandDomain.ACTOR_OR_OBJECT, 0).word();
    byte escape = (byte) 0xFF;
    return ScriptText.of(
        new byte[] {
          escape, 7, SENTENCE_STRING, 0, ' ', escape, 6, (byte) object, (byte) (object >> Byte.SIZE)
        });
  }

  private void addTextVerb(ScriptBuilder script, int verb, int x, int y, ScriptText text) {
    List<SubOperation> subOperationList = new ArrayList<>();
    subOperationList.add(subOperation(SubOp.VERB_NEW, 0x09));
    subOperationList.add(
        new SubOperation(SubOp.VERB_POSITION, 0x05, List.of(literal(x), literal(y))));
    subOperationList.add(colour(SubOp.VERB_COLOR, 0x03));
    if (random.nextInt(3) > 0) {
      subOperationList.add(colour(SubOp.VERB_HI_COLOR, 0x04));
    }
    subOperationList.add(colour(SubOp.VERB_DIM_COLOR, 0x10));
    subOperationList.add(new SubOperation(SubOp.VERB_TEXT, 0x02, List.of(new Operand.Text(text))));
    subOperationList.add(subOperation(SubOp.VERB_ON, 0x06));
    script.add(0x7A, literal(verb), new Operand.SubOperations(subOperationList));
  }

  private void addPictureVerb(ScriptBuilder script, int verb, int x, int y) {
    int index = random.nextInt(SampleVariables.VALUES_PER_DOMAIN);
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
                    samples.literal(OperandDomain.OBJECT, index),
                    samples.literal(OperandDomain.ROOM_OF_OBJECT, index))),
            subOperation(SubOp.VERB_ON, 0x06)));
  }

  private SubOperation colour(SubOp op, int code) {
    return new SubOperation(op, code, List.of(literal(1 + random.nextInt(15))));
  }

  private static void addVerbsOperation(
      ScriptBuilder script, SubOp op, int firstVerb, int lastVerb) {
    script.addSubOperation(0xAB, op, literal(firstVerb), literal(lastVerb), literal(SAVE_ID));
  }

  private int pick(int... values) {
    return values[random.nextInt(values.length)];
  }

  private static Operand subOperations(SubOperation... subOperationList) {
    return new Operand.SubOperations(List.of(subOperationList));
  }

  private static SubOperation subOperation(SubOp op, int code) {
    return new SubOperation(op, code, List.of());
  }

  private static Literal literal(int value) {
    return new Literal(value);
  }
}
