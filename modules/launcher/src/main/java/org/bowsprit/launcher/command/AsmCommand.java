package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.format.disk.TextFile;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.text.Assembler;
import org.bowsprit.vm.text.AssemblyException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit asm}. */
@Command(
    name = "asm",
    description = {
      "Assembles the text of 'bowsprit disasm' to bytes: the payload of each script's chunk.",
      "A single script is written to the file OUT, several into the folder OUT."
    })
public final class AsmCommand implements Callable<ExitCode> {

  private final Console console;

  @Parameters(paramLabel = "FILE", description = "The text file.")
  private Path source;

  @Option(
      names = {"-o", "--out"},
      required = true,
      paramLabel = "OUT",
      description = "The output file or folder.")
  private Path target;

  @Inject
  AsmCommand(Console console) {
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    Map<String, byte[]> scripts = assemble(TextFile.read(source));
    if (scripts.isEmpty()) {
      throw CommandFailure.failed(source + ": no line begins with 'script'");
    }
    if (scripts.size() == 1) {
      new OutputFile(target).write(scripts.values().iterator().next());
    } else {
      for (Map.Entry<String, byte[]> script : scripts.entrySet()) {
        OutputFile.inFolder(target, fileName(script.getKey())).write(script.getValue());
      }
    }
    console.err().println("assembled " + scripts.size() + " script(s)");
    return ExitCode.DONE;
  }

  private Map<String, byte[]> assemble(String text) {
    try {
      return new Assembler(InstructionSet.V5).assemble(text);
    } catch (AssemblyException e) {
      throw CommandFailure.failed(source + ": " + e.getMessage());
    }
  }

  /** Returns a file name for a script's name. It cannot point outside the folder. */
  private static String fileName(String script) {
    return script.replaceAll("[^A-Za-z0-9]+", "-") + ".bin";
  }
}
