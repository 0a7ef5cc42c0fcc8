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

  /**
   * The labels at the ends of the topics that are being compiled. The innermost topics are first.
   */
  private final Deque<Integer> topicsEndLabels = new ArrayDeque<>();

  private boolean isInDialogue;

  DialogueCompiler(
      ScriptUnit unit, StatementCompiler statements, SceneCompiler scenes, ChoiceCompiler choices) {
    this.unit = unit;
    this.statements = statements;
    this.scenes = scenes;
    this.choices = choices;
  }

  /**
   * Compiles a statement of a kind that only dialogues contain. Returns false if the statement is
   * of another kind.
   */
  boolean compile(Statement statement) {
    if (statement instanceof Statement.Dialogue dialogue) {
      compileDialogue(dialogue);
    } else if (statement instanceof Statement.Topics topics) {
      compileTopics(topics);
    } else if (statement instanceof Statement.Leave leave) {
      compileLeave(leave);
    } else {
      return false;
    }
    return true;
  }

  private void compileDialogue(Statement.Dialogue dialogue) {
    isInDialogue = true;
    scenes.cutscene(
        new Statement.Cutscene(
            Optional.of(List.of()), dialogue.topics(), Optional.empty(), dialogue.span()));
    isInDialogue = false;
  }

  private void compileTopics(Statement.Topics topics) {
    int loopStart = unit.code().newLabel();
    int end = unit.code().newLabel();
    topicsEndLabels.push(end);
    unit.loops().push(new ScriptUnit.Loop(loopStart, end));
    int mark = unit.slots().mark();
    unit.slots().open();
    statements.compileStatements(topics.first());
    unit.code().placeLabel(loopStart);
    int roundMark = unit.slots().mark();
    choices.compileChoice(topics.lines(), topics.span(), loopStart, OptionalInt.of(end));
    unit.slots().release(roundMark);
    unit.code().jump(loopStart);
    unit.code().placeLabel(end);
    unit.slots().close(mark);
    unit.loops().pop();
    topicsEndLabels.pop();
  }

  private void compileLeave(Statement.Leave leave) {
    String word = leave.endsDialogue() ? "leave" : "back";
    if (topicsEndLabels.isEmpty()) {
      unit.error(leave.span(), "expected '" + word + "' in a dialogue or in topics");
      return;
    }
    unit.code().jump(leave.endsDialogue() ? topicsEndLabels.getLast() : topicsEndLabels.getFirst());
  }

  /**
   * Reports an error if a statement would leave the script without ending a dialogue's cutscene.
   */
  void checkDoesNotLeaveScript(Span span, String word) {
    if (isInDialogue) {
      unit.error(
          span,
          "expected 'leave' to end the dialogue: '"
              + word
              + "' would keep its scene open, without the verbs");
    }
  }
}
