package org.bowsprit.bow.internal.code;

import org.bowsprit.bow.internal.tree.Statement;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.code.SubOp;

/** Compiles cutscenes and parts that can be skipped, in the layout of spec 05 §7.3. */
final class SceneCompiler {

  private final Compilers compilers;
  private final StatementCompiler statements;
  private final ScriptUnit unit;

  SceneCompiler(Compilers compilers, StatementCompiler statements) {
    this.compilers = compilers;
    this.statements = statements;
    this.unit = compilers.unit();
  }

  /** Compiles a cutscene, or a part that can be skipped but is not a cutscene. */
  void cutscene(Statement.Cutscene scene) {
    compilers.scripts().requireFrames(scene.span());
    scene
        .arguments()
        .ifPresent(
            arguments ->
                unit.code().emit(Op.CUTSCENE, compilers.calls().elements(arguments, scene.span())));
    if (scene.override().isPresent()) {
      skippable(scene.body(), scene.override().get());
    } else {
      if (scene.arguments().isEmpty()) {
        unit.error(scene.span(), "expected 'override' after 'skippable { … }'");
      }
      statements.compile(scene.body());
    }
    if (scene.arguments().isPresent()) {
      unit.code().emit(Op.END_CUTSCENE);
    }
  }

  private void skippable(Statement body, Statement override) {
    int overrideStart = unit.code().newLabel();
    unit.code().emit(Op.OVERRIDE, SubOp.OVERRIDE_BEGIN);
    unit.code().jump(overrideStart);
    statements.compile(body);
    unit.code().placeLabel(overrideStart);
    if (!(override instanceof Statement.Block block) || !block.statements().isEmpty()) {
      int notSkipped = unit.code().newLabel();
      Reference wasSkipped = new Reference(EngineVariable.OVERRIDE.number(), Reference.NOT_INDEXED);
      unit.code().emit(Op.NOT_EQUAL_ZERO, wasSkipped, new Operand.Target(notSkipped));
      statements.compile(override);
      unit.code().placeLabel(notSkipped);
    }
    unit.code().emit(Op.OVERRIDE, SubOp.OVERRIDE_END);
  }
}
