package org.bowsprit.bow.internal.code;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.bowsprit.bow.internal.name.DeclaredSymbol;
import org.bowsprit.bow.internal.name.SymbolKind;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.tree.Declaration;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.bow.internal.tree.Statement;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.code.SubFamily;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;
import org.bowsprit.vm.symbol.NearestName;

/** Compiles commands: actions and speech of actors, and waits for their end. */
final class CommandCompiler {

  private static final int JIFFIES_PER_SECOND = 60;
  private static final int MAX_DELAY = 0xFFFFFF;

  private static final Set<String> WAIT_TARGETS =
      Set.of("actor", "message", "camera", "sentence", "sound", "script");

  private final Compilers compilers;
  private final ScriptUnit unit;

  CommandCompiler(Compilers compilers) {
    this.compilers = compilers;
    this.unit = compilers.unit();
  }

  /** Compiles a command. */
  void compile(Statement statement) {
    if (statement instanceof Statement.Say say) {
      say(say);
    } else if (statement instanceof Statement.WaitFor wait) {
      waitFor(wait);
    } else if (statement instanceof Statement.WaitUntil wait) {
      waitUntil(wait);
    } else if (statement instanceof Statement.Delay delay) {
      delay(delay);
    } else if (statement instanceof Statement.Yield) {
      compilers.scripts().requireFrames(statement.span());
      unit.code().emit(Op.BREAK_HERE);
    } else if (statement instanceof Statement.Init init) {
      init(init);
    } else if (statement instanceof Statement.Act act) {
      act(act);
    } else if (statement instanceof Statement.Become become) {
      Operand object = compilers.calls().byRole(Roles.ACTOR_OR_OBJECT_ROLE, become.object());
      unit.code().emit(Op.SET_CLASS, object, compilers.calls().classes(become.classes()));
    }
  }

  private void say(Statement.Say say) {
    for (Expression page : say.pages()) {
      compilers.statements().languages().inEach(List.of(page), () -> say(say, page));
      if (say.waitsForEnd() || say.pages().size() > 1) {
        waitForMessage(say.span());
      }
    }
  }

  private void say(Statement.Say say, Expression page) {
    List<SubOperation> settings = new ArrayList<>();
    for (Expression.Call each : say.settings()) {
      SubOperation setting =
          compilers
              .calls()
              .setting(SubFamily.PRINT, each.callee().name(), each.arguments(), each.span());
      if (setting != null && setting.op() != SubOp.PRINT_TEXT) {
        settings.add(setting);
      }
    }
    SubOperation text =
        compilers
            .calls()
            .setting(
                SubFamily.PRINT,
                Builtins.settingName(SubOp.PRINT_TEXT),
                List.of(page),
                page.span());
    settings.add(text);
    print(say.speaker(), settings);
  }

  /** Emits a print instruction. The ego has a separate instruction. */
  void print(Expression speaker, List<SubOperation> settings) {
    Operand operations = new Operand.SubOperations(settings);
    Operand target = compilers.calls().byRole(Roles.ACTOR_ROLE, speaker);
    boolean isEgo =
        target instanceof Reference reference
            && reference.word() == EngineVariable.EGO.number()
            && speaker instanceof Expression.Name name
            && name.name().equals("ego");
    if (isEgo) {
      unit.code().emit(Op.PRINT_EGO, operations);
    } else {
      unit.code().emit(Op.PRINT, byteOperand(target, speaker.span()), operations);
    }
  }

  private Operand byteOperand(Operand target, Span span) {
    if (target instanceof Operand.Literal literal
        && (literal.value() < 0 || literal.value() > 0xFF)) {
      unit.error(span, "expected a number from 0 to 255, found " + literal.value());
      return new Operand.Literal(0);
    }
    return target;
  }

  /** Emits the instruction that waits for the end of speech. */
  void waitForMessage(Span span) {
    compilers.scripts().requireFrames(span);
    unit.code().emit(Op.WAIT, SubOp.WAIT_FOR_MESSAGE);
  }

  private void waitFor(Statement.WaitFor statement) {
    compilers.scripts().requireFrames(statement.span());
    String event = statement.event().text();
    boolean needsNumber = Set.of("actor", "sound", "script").contains(event);
    if (!WAIT_TARGETS.contains(event)) {
      unit.error(
          statement.event().span(),
          "nothing to wait for is called '" + event + "'" + NearestName.hint(event, WAIT_TARGETS));
      return;
    }
    if (needsNumber != statement.operand().isPresent()) {
      unit.error(
          statement.event().span(),
          needsNumber ? "expected which " + event : "expected nothing after '" + event + "'");
      return;
    }
    switch (event) {
      case "actor" ->
          compilers
              .calls()
              .emit(Op.WAIT, SubOp.WAIT_FOR_ACTOR, statement.span(), statement.operand().get());
      case "message" -> waitForMessage(statement.span());
      case "camera" -> compilers.calls().emit(Op.WAIT, SubOp.WAIT_FOR_CAMERA, statement.span());
      case "sentence" -> compilers.calls().emit(Op.WAIT, SubOp.WAIT_FOR_SENTENCE, statement.span());
      default -> {
        Operand number = compilers.calls().byRole(event, statement.operand().get());
        Op testOp = event.equals("sound") ? Op.IS_SOUND_RUNNING : Op.IS_SCRIPT_RUNNING;
        compilers
            .scripts()
            .waitWhileRunning(testOp, byteOperand(number, statement.operand().get().span()));
      }
    }
  }

  private void waitUntil(Statement.WaitUntil statement) {
    compilers.scripts().requireFrames(statement.span());
    int loopStart = unit.code().newLabel();
    int end = unit.code().newLabel();
    unit.code().placeLabel(loopStart);
    if (statement.until()) {
      compilers.conditions().jumpIf(statement.condition(), end);
    } else {
      compilers.conditions().jumpUnless(statement.condition(), end);
    }
    unit.code().emit(Op.BREAK_HERE);
    unit.code().jump(loopStart);
    unit.code().placeLabel(end);
  }

  private void delay(Statement.Delay delay) {
    compilers.scripts().requireFrames(delay.span());
    int factor = delay.seconds() ? JIFFIES_PER_SECOND : 1;
    OptionalInt time = unit.constant(delay.time());
    if (time.isPresent()) {
      long jiffies = (long) time.getAsInt() * factor;
      if (jiffies < 0 || jiffies > MAX_DELAY) {
        unit.error(delay.time().span(), "expected a time of 0 to " + MAX_DELAY + " jiffies");
        jiffies = 0;
      }
      unit.code().emit(Op.DELAY, new Operand.Literal((int) jiffies));
      return;
    }
    Expression jiffies =
        delay.seconds()
            ? new Expression.Binary(
                "*",
                delay.time(),
                new Expression.Constant(JIFFIES_PER_SECOND, delay.time().span()),
                delay.time().span())
            : delay.time();
    Operand value = compilers.values().value(jiffies);
    if (value instanceof Reference) {
      unit.code().emit(Op.DELAY_VARIABLE, value);
    }
  }

  /** Emits the code that applies the declared settings of an actor or verb. */
  private void init(Statement.Init init) {
    DeclaredSymbol symbol = unit.resolve(init.target());
    if (symbol == null) {
      return;
    }
    boolean isActor = symbol.kind() == SymbolKind.ACTOR;
    if (!isActor && symbol.kind() != SymbolKind.VERB) {
      unit.reportMismatch(init.target(), symbol, "an actor or a verb");
      return;
    }
    Declaration.Numbered declaration = (Declaration.Numbered) symbol.declaration();
    List<Expression> texts = new ArrayList<>();
    declaration.settings().forEach(each -> texts.addAll(each.values()));
    compilers
        .statements()
        .languages()
        .inEach(texts, () -> emitSettings(isActor, symbol, declaration.settings()));
  }

  private void emitSettings(
      boolean isActor, DeclaredSymbol symbol, List<Declaration.Setting> settings) {
    SubFamily family = isActor ? SubFamily.ACTOR : SubFamily.VERB;
    SubOp initialisation = isActor ? SubOp.ACTOR_INIT : SubOp.VERB_NEW;
    List<SubOperation> operations = new ArrayList<>();
    operations.add(CodeBuffer.sub(initialisation));
    for (Declaration.Setting each : settings) {
      SubOperation setting =
          compilers.calls().setting(family, each.name().text(), each.values(), each.name().span());
      if (setting != null) {
        operations.add(setting);
      }
    }
    unit.code()
        .emit(
            isActor ? Op.ACTOR_OPS : Op.VERB_OPS,
            new Operand.Literal(symbol.number()),
            new Operand.SubOperations(operations));
  }

  private void act(Statement.Act act) {
    CallCompiler calls = compilers.calls();
    Span span = act.span();
    Expression actor = act.actor();
    List<Expression> target = act.target();
    if (act.room().isPresent()) {
      calls.emit(Op.PUT_ACTOR_IN_ROOM, null, span, actor, act.room().get());
    }
    boolean isPosition = target.size() == 2;
    switch (act.action().text()) {
      case "walk" -> {
        boolean isTargetActor = !isPosition && isActor(target.get(0));
        if (isPosition) {
          calls.emit(Op.WALK_ACTOR_TO, null, span, actor, target.get(0), target.get(1));
        } else if (isTargetActor) {
          Expression distance = new Expression.Constant(0xFF, span);
          calls.emit(Op.WALK_ACTOR_TO_ACTOR, null, span, actor, target.get(0), distance);
        } else {
          checkObject(target.get(0));
          calls.emit(Op.WALK_ACTOR_TO_OBJECT, null, span, actor, target.get(0));
        }
      }
      case "put" -> {
        if (isPosition) {
          calls.emit(Op.PUT_ACTOR, null, span, actor, target.get(0), target.get(1));
        } else if (!target.isEmpty()) {
          calls.emit(Op.PUT_ACTOR_AT_OBJECT, null, span, actor, target.get(0));
        }
      }
      case "face" -> emitOneValue(act, Op.FACE_ACTOR);
      default -> emitOneValue(act, Op.ANIMATE_COSTUME);
    }
  }

  /**
   * Reports a number that is not the number of an object. The number is probably the column of a
   * position whose row is missing.
   */
  private void checkObject(Expression target) {
    if (target instanceof Expression.Constant number
        && unit.game().names().all(SymbolKind.OBJECT).stream()
            .noneMatch(each -> each.number() == number.value())) {
      unit.game()
          .diagnostics()
          .add(
              target
                  .span()
                  .warning(
                      "no object has number %s; a place has a column and a row: %s, y"
                          .formatted(number.value(), number.value())));
    }
  }

  private void emitOneValue(Statement.Act act, Op op) {
    if (act.target().size() != 1) {
      unit.error(act.span(), "expected one value, not a place");
      return;
    }
    compilers.calls().emit(op, null, act.span(), act.actor(), act.target().get(0));
  }

  private boolean isActor(Expression target) {
    return compilers.values().isKind(target, SymbolKind.ACTOR)
        || (target instanceof Expression.Name name && name.qualifiedName().equals("ego"));
  }
}
