package org.bowsprit.bow.internal.code;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.bowsprit.bow.declaration.Expectation;
import org.bowsprit.bow.declaration.TestDeclaration;
import org.bowsprit.bow.internal.name.NameTable;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.bow.internal.tree.Statement;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.code.SubOp;

/**
 * Compiles the messages of a test. They report that the test has ended, or which expectation is
 * false.
 */
final class TestCompiler {

  private final Compilers compilers;
  private final ScriptUnit unit;

  TestCompiler(Compilers compilers) {
    this.compilers = compilers;
    this.unit = compilers.unit();
  }

  /** Emits the message that the test has reached its end. */
  void emitPassed() {
    print(ScriptText.of(TestDeclaration.REACHED_END));
  }

  /** Compiles an expectation. If it is false, the test reports it and ends. */
  void expect(Statement.Expect expect) {
    if (!unit.isTest()) {
      unit.error(expect.span(), "expected 'expect' only in a test");
      return;
    }
    Expression condition = expect.condition();
    int passed = unit.code().newLabel();
    List<Operand> compared = List.of();
    if (condition instanceof Expression.Binary binary
        && compilers.conditions().isComparison(binary)) {
      Operand left = compilers.values().value(binary.left());
      Operand right = compilers.values().value(binary.right());
      compilers.conditions().compare(binary.operator(), left, right, passed);
      compared = List.of(left, right);
    } else {
      compilers.conditions().jumpIf(condition, passed);
    }
    print(failureText(unit.expectations().size(), compared));
    unit.code().emit(Op.STOP_OBJECT_CODE);
    unit.code().placeLabel(passed);
    String text = expect.span().text().replaceAll("\\s+", " ");
    unit.expectations().add(new Expectation(text, expect.span().position()));
  }

  private ScriptText failureText(int index, List<Operand> compared) {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    text.writeBytes((TestDeclaration.NOT_MET + " " + index).getBytes(StandardCharsets.US_ASCII));
    for (Operand each : compared) {
      if (each instanceof Reference variable) {
        text.write(' ');
        TextCompiler.insert(text, simpleReference(variable));
      }
    }
    return ScriptText.of(text.toByteArray());
  }

  /**
   * Returns a reference that a text can contain. An element whose index is a variable is copied to
   * a temporary variable.
   */
  private Reference simpleReference(Reference reference) {
    if (reference.index() == Reference.NOT_INDEXED) {
      return reference;
    }
    Reference temporary = unit.slots().temporary();
    compilers.values().move(temporary, reference);
    return temporary;
  }

  private void print(ScriptText text) {
    unit.code()
        .emit(
            Op.PRINT,
            new Operand.Literal(NameTable.DEBUGGER),
            new Operand.SubOperations(
                List.of(CodeBuffer.sub(SubOp.PRINT_TEXT, new Operand.Text(text)))));
  }
}
