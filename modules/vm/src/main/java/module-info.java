/**
 * The SCUMM v5 virtual machine: the definition of instructions, the machine, the disassembler and
 * assembler, and the debugger.
 */
module org.bowsprit.vm {
  requires transitive org.bowsprit.format;
  requires org.slf4j;

  exports org.bowsprit.vm;
  exports org.bowsprit.vm.code;
  exports org.bowsprit.vm.cure;
  exports org.bowsprit.vm.cure.known;
  exports org.bowsprit.vm.debug;
  exports org.bowsprit.vm.machine;
  exports org.bowsprit.vm.port;
  exports org.bowsprit.vm.symbol;
  exports org.bowsprit.vm.text;
}
