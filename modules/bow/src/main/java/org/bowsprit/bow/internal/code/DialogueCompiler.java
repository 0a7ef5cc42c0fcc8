package org.bowsprit.bow.internal.code;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.tree.Statement;

/**
 * Compiles dialogues. Topics are a loop of choices. A dialogue is a cutscene with topics, so that
 * the game's cutscene scripts hide the interface.
 */
final class DialogueCompiler {

  private final ScriptUnit unit;
  private final StatementCompiler statements;
  private final SceneCompiler scenes;
  private final ChoiceCompiler choices;

  /** The labels that follow the topics that are being compiled; the innermost topics are first. */
  private final Deque<Integer> ends = new ArrayDeque<>();

  private boolean inDialogue;

  DialogueCompiler(
      ScriptUnit unit, StatementCompiler statements, SceneCompiler scenes, ChoiceCompiler choices) {
    this.unit = unit;
    this.statements = statements;
    this.scenes = scenes;
    this.choices = choices;
  }

  /**
   * Compiles a statement if only dialogues contain such statements. Returns whether this is the
   * case.
   */
  boolean compile(Statement statement) {
    if (statement instanceof Statement.Dialogue dialogue) {
      dialogue(dialogue);
    } else if (statement instanceof Statement.Topics topics) {
      topics(topics);
    } else if (statement instanceof Statement.Leave leave) {
      leave(leave);
    } else {
      return false;
    }
    return true;
  }

  private void dialogue(Statement.Dialogue dialogue) {
    inDialogue = true;
    scenes.cutscene(
        new Statement.Cutscene(
            Optional.of(List.of()), dialogue.topics(), Optional.empty(), dialogue.span()));
    inDialogue = false;
  }

  private void topics(Statement.Topics topics) {
    int again = unit.code().newLabel();
    int end = unit.code().newLabel();
    ends.push(end);
    unit.loops().push(new ScriptUnit.Loop(again, end));
    int mark = unit.slots().mark();
    unit.slots().open();
    statements.sequence(topics.first());
    unit.code().place(again);
    int round = unit.slots().mark();
    choices.choice(topics.lines(), topics.span(), again, OptionalInt.of(end));
    unit.slots().release(round);
    unit.code().jump(again);
    unit.code().place(end);
    unit.slots().close(mark);
    unit.loops().pop();
    ends.pop();
  }

  private void leave(Statement.Leave leave) {
    String word = leave.whole() ? "leave" : "back";
    if (ends.isEmpty()) {
      unit.error(leave.span(), "expected '" + word + "' in a dialogue or in topics");
      return;
    }
    unit.code().jump(leave.whole() ? ends.getLast() : ends.getFirst());
  }

  /**
   * Reports an error if a statement would leave the script without ending a dialogue's cutscene.
   */
  void checkStays(Span span, String word) {
    if (inDialogue) {
      unit.error(
          span,
          "expected 'leave' to end the dialogue: '"
              + word
              + "' would keep its scene open, without the verbs");
    }
  }
}
