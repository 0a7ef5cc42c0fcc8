package org.bowsprit.integration.games;

import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.script.LocalScript;
import org.bowsprit.format.script.Script;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Literal;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;

/** Makes the scripts of a random game. */
final class GameScripts {

  private static final int MESSAGE_BOX_TARGET = 252;
  private static final int PALETTE_BYTES = 768;
  private static final int ACTOR_COUNT = 6;
  private static final int VERB_COUNT = 8;
  private static final int SAVE_ID_COUNT = 3;
  private static final int STRING_COUNT = 8;
  private static final int HOOK_COUNT = 8;

  private static final List<EngineVariable> HOOK_VARIABLES =
      List.of(
          EngineVariable.SCROLL_SCRIPT,
          EngineVariable.ENTRY_SCRIPT,
          EngineVariable.ENTRY_SCRIPT2,
          EngineVariable.EXIT_SCRIPT,
          EngineVariable.EXIT_SCRIPT2,
          EngineVariable.INVENTORY_SCRIPT,
          EngineVariable.CUTSCENE_START_SCRIPT,
          EngineVariable.CUTSCENE_END_SCRIPT);

  private final Random random;
  private final GameContents contents;
  private final SampleVariables samples;
  private final InstructionGenerator instructions;
  private final TypicalScripts typicalScripts;

  GameScripts(Random random, GameContents contents) {
    this.random = random;
    this.contents = contents;
    this.samples = new SampleVariables(random, contents);
    this.instructions = new InstructionGenerator(random, samples);
    this.typicalScripts = new TypicalScripts(random, samples, instructions.texts());
  }

  /** Makes all global scripts, by their numbers. */
  SortedMap<Integer, Script> globalScripts() {
    SortedMap<Integer, Script> scripts = new TreeMap<>();
    scripts.put(ScriptNumbers.BOOT, finish(bootScript()));
    scripts.put(ScriptNumbers.DIRECTOR, finish(directorScript()));
    scripts.put(ScriptNumbers.CUTSCENE, finish(cutsceneScript(true)));
    scripts.put(ScriptNumbers.INNER_CUTSCENE, finish(cutsceneScript(false)));
    scripts.put(ScriptNumbers.INPUT, finish(inputScript()));
    scripts.put(ScriptNumbers.SENTENCE, finish(sentenceScript()));
    scripts.put(ScriptNumbers.PANEL, finish(typicalScripts.panelScript(script(ScriptLevel.SLOW))));
    scripts.put(
        ScriptNumbers.SENTENCE_LINE,
        finish(typicalScripts.sentenceLineScript(script(ScriptLevel.SLOW))));
    scripts.put(
        ScriptNumbers.DIALOGUE, finish(typicalScripts.dialogueScript(script(ScriptLevel.SLOW))));
    scripts.put(
        ScriptNumbers.NESTED_CUTSCENES,
        finish(typicalScripts.nestedCutscenesScript(script(ScriptLevel.SLOW))));
    scripts.put(ScriptNumbers.TALK, finish(typicalScripts.talkScript(script(ScriptLevel.SLOW))));
    for (int i = 0; i < HOOK_COUNT; i++) {
      scripts.put(ScriptNumbers.FIRST_HOOK + i, finish(script(ScriptLevel.HOOK).addStatements(4)));
    }
    for (int i = 0; i < ScriptNumbers.QUICK_COUNT; i++) {
      scripts.put(
          ScriptNumbers.FIRST_QUICK + i, finish(script(ScriptLevel.QUICK).addStatements(10)));
    }
    for (int i = 0; i < ScriptNumbers.SLOW_COUNT; i++) {
      scripts.put(ScriptNumbers.FIRST_SLOW + i, finish(slowScript()));
    }
    return scripts;
  }

  /** Makes the entry script of a room. */
  Script entryScript() {
    ScriptBuilder entry = script(ScriptLevel.SCENE).addStatements(4);
    startScript(entry, LocalScript.MIN_NUMBER);
    startScript(entry, LocalScript.MIN_NUMBER + 1);
    return finish(entry.addStatements(2));
  }

  /** Makes the exit script of a room. */
  Script exitScript() {
    return finish(script(ScriptLevel.SCENE).addStatements(4));
  }

  /** Makes a local script of a room. It starts after the last statement of the entry script. */
  Script local() {
    return finish(script(ScriptLevel.SLOW).add(0x80).addStatements(3).addLoop(4).addStatements(3));
  }

  /**
   * Makes an object's script for a verb.
   *
   * @param base the position of the script's first byte
   */
  Bytes verbScript(int base) {
    return script(ScriptLevel.SCENE).addStatements(5).addEnd().toBytes(base);
  }

  private ScriptBuilder script(ScriptLevel level) {
    return new ScriptBuilder(random, instructions, level);
  }

  private static Script finish(ScriptBuilder script) {
    return Script.of(script.addEnd().toBytes(0));
  }

  private ScriptBuilder slowScript() {
    ScriptBuilder script = script(ScriptLevel.SLOW).addStatements(6);
    script.addOptional(() -> addMessage(script));
    script.addOptional(() -> addSpeech(script));
    return script.addLoop(5).addStatements(4);
  }

  private ScriptBuilder bootScript() {
    ScriptBuilder boot = script(ScriptLevel.QUICK);
    setVariable(boot, EngineVariable.TIMER_NEXT, 1 + random.nextInt(6));
    setVariable(boot, EngineVariable.EGO, 1);
    setVariable(boot, EngineVariable.CHARINC, random.nextInt(10));
    setVariable(boot, EngineVariable.NUM_ACTOR, ACTOR_COUNT);
    setVariable(boot, EngineVariable.ACTOR_RANGE_MIN, 1);
    setVariable(boot, EngineVariable.ACTOR_RANGE_MAX, ACTOR_COUNT);
    setVariable(boot, EngineVariable.CAMERA_FAST_X, 80 + random.nextInt(100));
    setVariable(boot, EngineVariable.CUTSCENEEXIT_KEY, RandomPlayer.SKIP_KEY);
    setVariable(boot, EngineVariable.RESTART_KEY, RandomPlayer.RESTART_KEY);
    setVariable(boot, EngineVariable.PAUSE_KEY, RandomPlayer.PAUSE_KEY);
    setVariable(boot, EngineVariable.MAINMENU_KEY, RandomPlayer.MENU_KEY);
    setVariable(boot, EngineVariable.TALKSTOP_KEY, RandomPlayer.STOP_TALKING_KEY);
    // The engine sets this variable when it enters a room, and also after a load.
    setVariable(boot, EngineVariable.ROOM_FLAG, 1);
    setVariable(boot, EngineVariable.VERB_SCRIPT, ScriptNumbers.INPUT);
    setVariable(boot, EngineVariable.SENTENCE_SCRIPT, ScriptNumbers.SENTENCE);
    for (int i = 0; i < HOOK_COUNT; i++) {
      setVariable(boot, HOOK_VARIABLES.get(i), ScriptNumbers.FIRST_HOOK + i);
    }
    samples
        .variableRanges()
        .forEach(
            range ->
                boot.add(
                    0xA6,
                    range.firstReference(),
                    new Literal(range.values().size()),
                    new Operand.Numbers(range.values())));
    addStrings(boot);
    boot.addSubOperation(0x2C, SubOp.CURSOR_CHARSET, samples.literal(OperandDomain.FONT, 0));
    boot.add(0xCC, new Literal(1), new Operand.Numbers(List.of(ScriptNumbers.FIRST_ROOM_ALIAS)));
    boot.add(
        0xCC,
        new Literal(contents.rooms().size()),
        new Operand.Numbers(List.of(ScriptNumbers.FIRST_ROOM_ALIAS + 1)));
    addVerbs(boot);
    addActors(boot);
    boot.add(0x72, new Literal(1));
    startScript(boot, ScriptNumbers.PANEL);
    startScript(boot, ScriptNumbers.SENTENCE_LINE);
    return startScript(boot, ScriptNumbers.DIRECTOR);
  }

  private static void setVariable(ScriptBuilder script, EngineVariable variable, int value) {
    script.add(0x1A, new Reference(variable.number(), Reference.NOT_INDEXED), new Literal(value));
  }

  private void addStrings(ScriptBuilder boot) {
    for (int string = 1; string <= STRING_COUNT; string++) {
      boot.addSubOperation(
          0x27,
          SubOp.STRING_PUT,
          literal(string),
          new Operand.Text(instructions.texts().stringText()));
    }
    Reference size = local(1);
    boot.add(0x1A, size, literal(PALETTE_BYTES));
    for (int string = 50; string < 53; string++) {
      boot.add(0x27, subOperation(SubOp.STRING_CREATE, 0x45, literal(string), size));
    }
  }

  private void addVerbs(ScriptBuilder boot) {
    for (int verb = 1; verb <= VERB_COUNT; verb++) {
      boot.add(
          0x7A,
          literal(verb),
          new Operand.SubOperations(
              List.of(
                  new SubOperation(SubOp.VERB_NEW, 0x09, List.of()),
                  new SubOperation(
                      SubOp.VERB_TEXT,
                      0x02,
                      List.of(new Operand.Text(instructions.texts().label()))),
                  new SubOperation(
                      SubOp.VERB_POSITION,
                      0x05,
                      List.of(literal(random.nextInt(300)), literal(140 + random.nextInt(50)))),
                  new SubOperation(SubOp.VERB_KEY, 0x12, List.of(literal('a' + verb))),
                  new SubOperation(SubOp.VERB_ON, 0x06, List.of()))));
    }
  }

  private void addActors(ScriptBuilder boot) {
    for (int actor = 1; actor <= ACTOR_COUNT; actor++) {
      boot.add(
          0x13,
          literal(actor),
          new Operand.SubOperations(
              List.of(
                  new SubOperation(SubOp.ACTOR_INIT, 0x08, List.of()),
                  new SubOperation(
                      SubOp.ACTOR_COSTUME,
                      0x01,
                      List.of(literal(1 + random.nextInt(contents.costumeCount())))))));
      boot.add(0x2D, literal(actor), literal(1 + random.nextInt(contents.rooms().size())));
      boot.add(
          0x01, literal(actor), literal(random.nextInt(320)), literal(40 + random.nextInt(60)));
    }
  }

  private ScriptBuilder directorScript() {
    ScriptBuilder director = script(ScriptLevel.SLOW);
    int start = director.newLabel();
    director.placeLabel(start);
    director.draw(pick(0x72, 0xF2, 0x24, 0x64, 0xA4, 0xE4, 0x52, 0xD2)).draw(0x2E);
    for (int i = 0; i < ScriptNumbers.SLOW_COUNT; i++) {
      startScript(director, ScriptNumbers.FIRST_SLOW + i).addStatementsWithoutJumps(2).draw(0x2E);
      director.addSubOperation(0x2C, SubOp.USERPUT_ON);
      replaceSentences(director, 1);
    }
    for (int i = 0; i < ScriptNumbers.QUICK_COUNT; i++) {
      startScript(director, ScriptNumbers.FIRST_QUICK + i);
    }
    // Verbs that are saved and created again would eventually use all slots.
    for (int saveId = 1; saveId <= SAVE_ID_COUNT; saveId++) {
      director.addSubOperation(
          0xAB, SubOp.VERBS_DELETE, literal(1), literal(VERB_COUNT), literal(saveId));
    }
    startUnlessRunning(director, ScriptNumbers.TALK, ScriptNumbers.TALK);
    startUnlessRunning(director, ScriptNumbers.DIALOGUE, ScriptNumbers.DIALOGUE);
    int[] cutscenes = {
      ScriptNumbers.CUTSCENE, ScriptNumbers.INNER_CUTSCENE, ScriptNumbers.NESTED_CUTSCENES
    };
    startUnlessRunning(director, random.nextBoolean() ? cutscenes[0] : cutscenes[2], cutscenes);
    return director.add(0x2E, literal(10)).addJump(0x18, start);
  }

  /** Starts a script unless one of the scripts {@code blockingScripts} is running. */
  private void startUnlessRunning(ScriptBuilder script, int number, int... blockingScripts) {
    int skip = script.newLabel();
    for (int blockingScript : blockingScripts) {
      // The instruction 0x28 jumps unless its variable is 0.
      script.add(0x68, local(1), literal(blockingScript)).addJump(0x28, skip, local(1));
    }
    startScript(script, number);
    script.placeLabel(skip);
  }

  private ScriptBuilder cutsceneScript(boolean isOuter) {
    ScriptBuilder scene = script(ScriptLevel.SLOW);
    scene.add(0x40, new Operand.Arguments(List.of(new Operand.Element(1, literal(7)))));
    int end = scene.newLabel();
    SubOp begin = random.nextBoolean() ? SubOp.OVERRIDE_BEGIN : SubOp.OVERRIDE_BEGIN_OTHER;
    scene.addSubOperation(0x58, begin).addJump(0x18, end).addStatementsWithoutJumps(3);
    if (isOuter) {
      startScript(scene, ScriptNumbers.INNER_CUTSCENE);
    }
    addSpeech(scene);
    scene.add(0x80).addStatementsWithoutJumps(2).add(0x2E, literal(20)).placeLabel(end);
    return scene.addSubOperation(0x58, SubOp.OVERRIDE_END).add(0xC0);
  }

  /**
   * Makes the input script. Some keys save, load, restart, pause or quit the game; all other input
   * creates sentences.
   */
  private ScriptBuilder inputScript() {
    ScriptBuilder input = script(ScriptLevel.SCENE).add(0x60, literal(0)).add(0x60, literal(0));
    addKeyAction(
        input,
        's',
        () -> input.addSubOperation(0x33, SubOp.ROOM_SAVE_LOAD, literal(1), literal(1)));
    addKeyAction(
        input,
        'l',
        () -> input.addSubOperation(0x33, SubOp.ROOM_SAVE_LOAD, literal(2), literal(1)));
    addKeyAction(input, 'r', () -> input.addSubOperation(0x98, SubOp.SYSTEM_RESTART));
    addKeyAction(input, 'p', () -> input.addSubOperation(0x98, SubOp.SYSTEM_PAUSE));
    addKeyAction(input, 'q', () -> input.addSubOperation(0x98, SubOp.SYSTEM_QUIT));
    replaceSentences(input, 2);
    return input.addStatements(3);
  }

  /** Replaces the waiting sentences with new sentences, so that their number stays small. */
  private void replaceSentences(ScriptBuilder script, int count) {
    script.add(pick(0x19, 0x39, 0x59, 0x79), literal(254));
    for (int i = 0; i < count; i++) {
      script.draw(pick(0x19, 0x39, 0x59, 0x79, 0x99, 0xB9, 0xD9, 0xF9));
    }
  }

  private static void addKeyAction(ScriptBuilder script, int key, Runnable action) {
    int skip = script.newLabel();
    script.addJump(0x48, skip, local(1), literal(key));
    action.run();
    script.placeLabel(skip);
  }

  private ScriptBuilder sentenceScript() {
    ScriptBuilder sentence = script(ScriptLevel.SLOW);
    sentence.add(0x36, literal(1), samples.directReference(OperandDomain.OBJECT, 1));
    sentence.add(0xF7, local(1), local(0), new Operand.Arguments(List.of()));
    sentence.addOptional(() -> addMessage(sentence));
    return sentence.addStatements(3);
  }

  private void addMessage(ScriptBuilder script) {
    script.add(0x14, literal(MESSAGE_BOX_TARGET), printedText());
  }

  private void addSpeech(ScriptBuilder script) {
    script.add(0xD8, printedText());
    script.addSubOperation(0xAE, SubOp.WAIT_FOR_MESSAGE);
  }

  private Operand printedText() {
    return subOperation(
        SubOp.PRINT_TEXT, 0x0F, new Operand.Text(instructions.texts().spokenLine()));
  }

  private static Operand subOperation(SubOp op, int code, Operand... operands) {
    return new Operand.SubOperations(List.of(new SubOperation(op, code, List.of(operands))));
  }

  private ScriptBuilder startScript(ScriptBuilder script, int number) {
    int opcode = pick(0x0A, 0x2A);
    return script.add(
        opcode,
        literal(number),
        new Operand.Arguments(
            List.of(
                new Operand.Element(1, samples.literal(OperandDomain.ANY, random.nextInt(8))))));
  }

  private int pick(int... opcodes) {
    return opcodes[random.nextInt(opcodes.length)];
  }

  private static Literal literal(int value) {
    return new Literal(value);
  }

  private static Reference local(int number) {
    return new Reference(Reference.LOCAL_BIT | number, Reference.NOT_INDEXED);
  }
}
