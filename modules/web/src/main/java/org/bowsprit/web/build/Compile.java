package org.bowsprit.web.build;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.bowsprit.web.LabMain;
import org.bowsprit.web.Main;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the engine for browsers if any class has changed since the last time, because the
 * compiler takes minutes. The arguments are the output folder and a working folder.
 */
public final class Compile {

  private static final String LABORATORY = "../lab/laboratory.js";
  private static final String TEXTS = "texts";
  private static final String STAMP = "classes.crc";
  private static final String RUNTIME = "/org/teavm/backend/wasm/wasm-gc-runtime.min.js";

  private final Path out;
  private final Path work;
  private final List<Path> classPath;

  private Compile(Path out, Path work, List<Path> classPath) {
    this.out = out;
    this.work = work;
    this.classPath = classPath;
  }

  /**
   * Compiles the engine.
   *
   * @param args the output folder and the working folder
   */
  public static void main(String[] args) throws IOException, TeaVMToolException {
    List<Path> classPath =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
            .map(Path::of)
            .filter(Files::exists)
            .toList();
    Path out = Path.of(args[0]);
    MessageTables.write(out.resolveSibling(TEXTS));
    new Compile(out, Path.of(args[1]), classPath).compile();
  }

  private void compile() throws IOException, TeaVMToolException {
    Path stamp = work.resolve(STAMP);
    boolean isCompiled = Files.exists(stamp) && Files.exists(out.resolve(LABORATORY));
    String classes = Long.toHexString(checksum());
    if (isCompiled && Files.readString(stamp).equals(classes)) {
      return;
    }
    Files.createDirectories(out);
    RecordTable.write(
        work.resolve("sources"), work.resolve("classes"), System.getProperty("java.class.path"));
    compile(Main.class, TeaVMTargetType.WEBASSEMBLY_GC, "engine.wasm");
    compile(Main.class, TeaVMTargetType.JAVASCRIPT, "engine.js");
    compile(LabMain.class, TeaVMTargetType.JAVASCRIPT, LABORATORY);
    copyRuntime();
    Files.writeString(stamp, classes);
  }

  private void compile(Class<?> main, TeaVMTargetType target, String file)
      throws TeaVMToolException {
    TeaVMTool tool = new TeaVMTool();
    tool.setTargetType(target);
    tool.setMainClass(main.getName());
    tool.setTargetDirectory(out.toFile());
    tool.setTargetFileName(file);
    tool.setClassPath(
        Stream.concat(Stream.of(work.resolve("classes")), classPath.stream())
            .map(Path::toFile)
            .toList());
    // With the highest level, the code is a little faster, but its download is much larger.
    tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    tool.setObfuscated(true);
    // The engine relies on the exceptions of array accesses, casts and null.
    tool.setStrict(true);
    tool.setShortFileNames(true);
    tool.setJsModuleType(JSModuleType.UMD);
    tool.setLog(new EmptyTeaVMToolLog());
    tool.generate();
    List<Problem> problems = tool.getProblemProvider().getSevereProblems();
    if (!problems.isEmpty()) {
      problems.stream().limit(40).forEach(Compile::printProblem);
      throw new IllegalStateException(problems.size() + " problems");
    }
  }

  /** Copies the runtime with which the page loads the Wasm. */
  private void copyRuntime() throws IOException {
    try (InputStream runtime = TeaVMTool.class.getResourceAsStream(RUNTIME)) {
      Files.copy(
          runtime, out.resolve("engine.wasm-runtime.js"), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void printProblem(Problem problem) {
    DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
    problem.render(text);
    String where =
        problem.getLocation() == null
            ? ""
            : problem.getLocation().getMethod() + " " + problem.getLocation().getSourceLocation();
    System.err.println(text.getText() + " at " + where);
  }

  private long checksum() throws IOException {
    CRC32 crc = new CRC32();
    for (Path entry : classPath) {
      try (Stream<Path> files = Files.walk(entry)) {
        files.filter(Files::isRegularFile).sorted().forEach(file -> add(crc, file));
      }
    }
    return crc.getValue();
  }

  private static void add(CRC32 crc, Path file) {
    try {
      crc.update(Files.readAllBytes(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
