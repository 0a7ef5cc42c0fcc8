package org.bowsprit.bow.internal.decompile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.OptionalInt;
import org.bowsprit.vm.code.Operand.Reference;
import org.junit.jupiter.api.Test;

/** Tests the names and the declarations of the local variables in a decompiled script. */
class LocalVariablesTest {

  @Test
  void theFirstAssignmentAfterTheParametersDeclaresAVariable() {
    LocalVariables locals = new LocalVariables(OptionalInt.of(1), Map.of(1, "sum"));

    assertThat(locals.name(local(0))).contains("local0");
    assertThat(locals.name(local(1))).isEmpty();
    assertThat(locals.asDeclaration("Local[2] = 0")).isEqualTo("Local[2] = 0");
    assertThat(locals.asDeclaration("Local[1] = 0")).isEqualTo("var sum = 0");
    assertThat(locals.name(local(1))).contains("sum");
  }

  @Test
  void localBitsElementsAndGlobalVariablesHaveNoLocalName() {
    LocalVariables locals = new LocalVariables(OptionalInt.of(1), Map.of());

    assertThat(
            locals.name(
                new Reference(
                    Reference.LOCAL_BIT | Reference.BIT_VARIABLE_BIT, Reference.NOT_INDEXED)))
        .isEmpty();
    assertThat(locals.name(new Reference(Reference.LOCAL_BIT, 1))).isEmpty();
    assertThat(locals.name(new Reference(0, Reference.NOT_INDEXED))).isEmpty();
  }

  @Test
  void aDeclarationEndsWithItsBlock() {
    LocalVariables locals = new LocalVariables(OptionalInt.of(0), Map.of());

    locals.block(() -> locals.asDeclaration("Local[0] = 5"));

    assertThat(locals.name(local(0))).isEmpty();
    assertThat(locals.asDeclaration("Local[0] = 6")).isEqualTo("var local0 = 6");
  }

  @Test
  void withoutDeclarationsTheParameterCountIsTheLowestTemporaryNumber() {
    LocalVariables locals = new LocalVariables(OptionalInt.empty(), Map.of());
    assertThat(locals.parameters()).isZero();

    locals.noteTemporary(local(4));
    locals.noteTemporary(local(2));
    locals.noteTemporary(local(3));

    assertThat(locals.asDeclaration("Local[0] = 5")).isEqualTo("Local[0] = 5");
    assertThat(locals.parameters()).isEqualTo(2);
  }

  private static Reference local(int number) {
    return new Reference(Reference.LOCAL_BIT | number, Reference.NOT_INDEXED);
  }
}
