package org.bowsprit.vm.code;

/** The instructions of one bytecode version, by opcode byte. */
public final class InstructionSet {

  /** Version 5: Monkey Island 1 (CD) and 2, Fate of Atlantis. */
  public static final InstructionSet V5 = new InstructionSet(Op.version5());

  /** Version 4: Loom on CD (spec 06 §12). */
  public static final InstructionSet V4 = new InstructionSet(Op.version4());

  private final Op[] byByte;

  private InstructionSet(Op[] byByte) {
    this.byByte = byByte;
  }

  /** Returns the instruction for the low eight bits of {@code opcode}, or null. */
  public Op op(int opcode) {
    return byByte[opcode & 0xFF];
  }
}
