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

  private static final int MESSAGE_BOX = 252;
  private static final int PALETTE_BYTES = 768;
  private static final int CHARACTERS = 6;
  private static final int VERBS = 8;
  private static final int SAVED_VERBS = 3;
  private static final int STRINGS = 8;
  private static final int HOOKS = 8;

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
  private final GameContents shape;
  private final Samples samples;
  private final InstructionGenerator instructions;
  private final TypicalScripts wide;

  GameScripts(Random random, GameContents shape) {
    this.random = random;
    this.shape = shape;
    this.samples = new Samples(random, shape);
    this.instructions = new InstructionGenerator(random, samples);
    this.wide = new TypicalScripts(random, samples, instructions.texts());
  }

  /** Makes the global scripts by number. */
  SortedMap<Integer, Script> globals() {
    SortedMap<Integer, Script> all = new TreeMap<>();
    all.put(ScriptNumber.BOOT, finish(boot()));
    all.put(ScriptNumber.DIRECTOR, finish(director()));
    all.put(ScriptNumber.CUTSCENE, finish(cutscene(true)));
    all.put(ScriptNumber.INNER_CUTSCENE, finish(cutscene(false)));
    all.put(ScriptNumber.INPUT, finish(input()));
    all.put(ScriptNumber.SENTENCE, finish(sentence()));
    all.put(ScriptNumber.PANEL, finish(wide.panel(script(Level.SLOW))));
    all.put(ScriptNumber.SENTENCE_LINE, finish(wide.sentenceLine(script(Level.SLOW))));
    all.put(ScriptNumber.DIALOGUE, finish(wide.dialogue(script(Level.SLOW))));
    all.put(ScriptNumber.NESTED, finish(wide.nested(script(Level.SLOW))));
    all.put(ScriptNumber.TALK, finish(wide.talk(script(Level.SLOW))));
    for (int i = 0; i < HOOKS; i++) {
      all.put(ScriptNumber.FIRST_HOOK + i, finish(script(Level.HOOK).statements(4)));
    }
    for (int i = 0; i < ScriptNumber.QUICK_COUNT; i++) {
      all.put(ScriptNumber.FIRST_QUICK + i, finish(script(Level.QUICK).statements(10)));
    }
    for (int i = 0; i < ScriptNumber.SLOW_COUNT; i++) {
      all.put(ScriptNumber.FIRST_SLOW + i, finish(slow()));
    }
    return all;
  }

  /** Makes the entry script of a room. */
  Script entry() {
    ScriptBuilder entry = script(Level.SCENE).statements(4);
    start(entry, LocalScript.MIN_NUMBER);
    start(entry, LocalScript.MIN_NUMBER + 1);
    return finish(entry.statements(2));
  }

  /** Makes the exit script of a room. */
  Script exit() {
    return finish(script(Level.SCENE).statements(4));
  }

  /** Makes a local script of a room. It starts after the last statement of the entry script. */
  Script local() {
    return finish(script(Level.SLOW).add(0x80).statements(3).loop(4).statements(3));
  }

  /**
   * Makes an object's script for a verb. The first byte of the script has the position {@code
   * base}.
   */
  Bytes verb(int base) {
    return script(Level.SCENE).statements(5).end().toBytes(base);
  }

  private ScriptBuilder script(Level level) {
    return new ScriptBuilder(random, instructions, level);
  }

  private static Script finish(ScriptBuilder script) {
    return Script.of(script.end().toBytes(0));
  }

  private ScriptBuilder slow() {
    ScriptBuilder script = script(Level.SLOW).statements(6);
    script.maybe(() -> message(script));
    script.maybe(() -> say(script));
    return script.loop(5).statements(4);
  }

  private ScriptBuilder boot() {
    ScriptBuilder boot = script(Level.QUICK);
    set(boot, EngineVariable.TIMER_NEXT, 1 + random.nextInt(6));
    set(boot, EngineVariable.EGO, 1);
    set(boot, EngineVariable.CHARINC, random.nextInt(10));
    set(boot, EngineVariable.NUM_ACTOR, CHARACTERS);
    set(boot, EngineVariable.ACTOR_RANGE_MIN, 1);
    set(boot, EngineVariable.ACTOR_RANGE_MAX, CHARACTERS);
    set(boot, EngineVariable.CAMERA_FAST_X, 80 + random.nextInt(100));
    set(boot, EngineVariable.CUTSCENEEXIT_KEY, RandomPlayer.SKIP);
    set(boot, EngineVariable.RESTART_KEY, RandomPlayer.RESTART);
    set(boot, EngineVariable.PAUSE_KEY, RandomPlayer.PAUSE);
    set(boot, EngineVariable.MAINMENU_KEY, RandomPlayer.MENU);
    set(boot, EngineVariable.TALKSTOP_KEY, RandomPlayer.STOP_TALKING);
    // The engine sets this variable when it enters a room, and also after a load.
    set(boot, EngineVariable.ROOM_FLAG, 1);
    set(boot, EngineVariable.VERB_SCRIPT, ScriptNumber.INPUT);
    set(boot, EngineVariable.SENTENCE_SCRIPT, ScriptNumber.SENTENCE);
    for (int i = 0; i < HOOKS; i++) {
      set(boot, HOOK_VARIABLES.get(i), ScriptNumber.FIRST_HOOK + i);
    }
    samples
        .runs()
        .forEach(
            run ->
                boot.add(
                    0xA6,
                    run.target(),
                    new Literal(run.values().size()),
                    new Operand.Numbers(run.values())));
    strings(boot);
    boot.sub(0x2C, SubOp.CURSOR_CHARSET, samples.literal(Domain.FONT, 0));
    boot.add(0xCC, new Literal(1), new Operand.Numbers(List.of(ScriptNumber.FIRST_ALIAS)));
    boot.add(
        0xCC,
        new Literal(shape.rooms().size()),
        new Operand.Numbers(List.of(ScriptNumber.FIRST_ALIAS + 1)));
    verbs(boot);
    actors(boot);
    boot.add(0x72, new Literal(1));
    start(boot, ScriptNumber.PANEL);
    start(boot, ScriptNumber.SENTENCE_LINE);
    return start(boot, ScriptNumber.DIRECTOR);
  }

  private static void set(ScriptBuilder script, EngineVariable variable, int value) {
    script.add(0x1A, new Reference(variable.number(), Reference.NOT_INDEXED), new Literal(value));
  }

  private void strings(ScriptBuilder boot) {
    for (int string = 1; string <= STRINGS; string++) {
      boot.sub(
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

  private void verbs(ScriptBuilder boot) {
    for (int verb = 1; verb <= VERBS; verb++) {
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

  private void actors(ScriptBuilder boot) {
    for (int actor = 1; actor <= CHARACTERS; actor++) {
      boot.add(
          0x13,
          literal(actor),
          new Operand.SubOperations(
              List.of(
                  new SubOperation(SubOp.ACTOR_INIT, 0x08, List.of()),
                  new SubOperation(
                      SubOp.ACTOR_COSTUME,
                      0x01,
                      List.of(literal(1 + random.nextInt(shape.costumes())))))));
      boot.add(0x2D, literal(actor), literal(1 + random.nextInt(shape.rooms().size())));
      boot.add(
          0x01, literal(actor), literal(random.nextInt(320)), literal(40 + random.nextInt(60)));
    }
  }

  private ScriptBuilder director() {
    ScriptBuilder director = script(Level.SLOW);
    int start = director.newLabel();
    director.placeLabel(start);
    director.draw(pick(0x72, 0xF2, 0x24, 0x64, 0xA4, 0xE4, 0x52, 0xD2)).draw(0x2E);
    for (int i = 0; i < ScriptNumber.SLOW_COUNT; i++) {
      start(director, ScriptNumber.FIRST_SLOW + i).straightStatements(2).draw(0x2E);
      director.sub(0x2C, SubOp.USERPUT_ON);
      sentences(director, 1);
    }
    for (int i = 0; i < ScriptNumber.QUICK_COUNT; i++) {
      start(director, ScriptNumber.FIRST_QUICK + i);
    }
    // Verbs that are saved and created again would eventually use all slots.
    for (int saved = 1; saved <= SAVED_VERBS; saved++) {
      director.sub(0xAB, SubOp.VERBS_DELETE, literal(1), literal(VERBS), literal(saved));
    }
    unlessRunning(director, ScriptNumber.TALK, ScriptNumber.TALK);
    unlessRunning(director, ScriptNumber.DIALOGUE, ScriptNumber.DIALOGUE);
    int[] cutscenes = {ScriptNumber.CUTSCENE, ScriptNumber.INNER_CUTSCENE, ScriptNumber.NESTED};
    unlessRunning(director, random.nextBoolean() ? cutscenes[0] : cutscenes[2], cutscenes);
    return director.add(0x2E, literal(10)).jump(0x18, start);
  }

  /** Starts a script unless one of the scripts {@code running} is running. */
  private void unlessRunning(ScriptBuilder script, int number, int... running) {
    int skip = script.newLabel();
    for (int other : running) {
      // The instruction 0x28 jumps unless its variable is 0.
      script.add(0x68, local(1), literal(other)).jump(0x28, skip, local(1));
    }
    start(script, number);
    script.placeLabel(skip);
  }

  private ScriptBuilder cutscene(boolean outer) {
    ScriptBuilder scene = script(Level.SLOW);
    scene.add(0x40, new Operand.Arguments(List.of(new Operand.Element(1, literal(7)))));
    int end = scene.newLabel();
    SubOp begin = random.nextBoolean() ? SubOp.OVERRIDE_BEGIN : SubOp.OVERRIDE_BEGIN_OTHER;
    scene.sub(0x58, begin).jump(0x18, end).straightStatements(3);
    if (outer) {
      start(scene, ScriptNumber.INNER_CUTSCENE);
    }
    say(scene);
    scene.add(0x80).straightStatements(2).add(0x2E, literal(20)).placeLabel(end);
    return scene.sub(0x58, SubOp.OVERRIDE_END).add(0xC0);
  }

  /**
   * Makes the input script. It performs actions for keys, and creates sentences for all other
   * input.
   */
  private ScriptBuilder input() {
    ScriptBuilder input = script(Level.SCENE).add(0x60, literal(0)).add(0x60, literal(0));
    onKey(input, 's', () -> input.sub(0x33, SubOp.ROOM_SAVE_LOAD, literal(1), literal(1)));
    onKey(input, 'l', () -> input.sub(0x33, SubOp.ROOM_SAVE_LOAD, literal(2), literal(1)));
    onKey(input, 'r', () -> input.sub(0x98, SubOp.SYSTEM_RESTART));
    onKey(input, 'p', () -> input.sub(0x98, SubOp.SYSTEM_PAUSE));
    onKey(input, 'q', () -> input.sub(0x98, SubOp.SYSTEM_QUIT));
    sentences(input, 2);
    return input.statements(3);
  }

  /** Removes the waiting sentences, which limits their number, and adds new ones. */
  private void sentences(ScriptBuilder script, int count) {
    script.add(pick(0x19, 0x39, 0x59, 0x79), literal(254));
    for (int i = 0; i < count; i++) {
      script.draw(pick(0x19, 0x39, 0x59, 0x79, 0x99, 0xB9, 0xD9, 0xF9));
    }
  }

  private static void onKey(ScriptBuilder script, int key, Runnable action) {
    int skip = script.newLabel();
    script.jump(0x48, skip, local(1), literal(key));
    action.run();
    script.placeLabel(skip);
  }

  private ScriptBuilder sentence() {
    ScriptBuilder sentence = script(Level.SLOW);
    sentence.add(0x36, literal(1), samples.plain(Domain.OBJECT, 1));
    sentence.add(0xF7, local(1), local(0), new Operand.Arguments(List.of()));
    sentence.maybe(() -> message(sentence));
    return sentence.statements(3);
  }

  private void message(ScriptBuilder script) {
    script.add(0x14, literal(MESSAGE_BOX), spoken());
  }

  private void say(ScriptBuilder script) {
    script.add(0xD8, spoken());
    script.sub(0xAE, SubOp.WAIT_FOR_MESSAGE);
  }

  private Operand spoken() {
    return subOperation(
        SubOp.PRINT_TEXT, 0x0F, new Operand.Text(instructions.texts().spokenLine()));
  }

  private static Operand subOperation(SubOp op, int code, Operand... operands) {
    return new Operand.SubOperations(List.of(new SubOperation(op, code, List.of(operands))));
  }

  private ScriptBuilder start(ScriptBuilder script, int number) {
    int opcode = pick(0x0A, 0x2A);
    return script.add(
        opcode,
        literal(number),
        new Operand.Arguments(
            List.of(new Operand.Element(1, samples.literal(Domain.ANY, random.nextInt(8))))));
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
