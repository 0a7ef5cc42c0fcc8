package org.bowsprit.integration.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that packages and exported types have Javadoc, and that Markdown files are well-formed. */
class DocumentationTest {

  /** Folders whose files are not part of the checkout. */
  private static final Set<String> SKIPPED_FOLDERS =
      Set.of(".git", "node_modules", "target", "venv");

  static List<Path> modules() {
    return Checkout.modules();
  }

  @ParameterizedTest
  @MethodSource("modules")
  void everyPackageHasADescription(Path module) {
    List<String> undocumented =
        Checkout.sources(module).stream()
            .filter(file -> !file.endsWith("module-info.java"))
            .map(Path::getParent)
            .distinct()
            .filter(folder -> Files.notExists(folder.resolve("package-info.java")))
            .map(folder -> module.relativize(folder).toString())
            .toList();

    assertThat(undocumented).as("packages without package-info.java").isEmpty();
  }

  @ParameterizedTest
  @MethodSource("modules")
  void everyExportedPublicTypeHasJavadoc(Path module) throws IOException {
    assertThat(undocumentedTypes(module)).as("public types without Javadoc").isEmpty();
  }

  /** If a block is not closed, the text after it is shown as code. */
  @Test
  void everyCodeBlockOfAMarkdownFileIsClosed() throws IOException {
    List<Path> files = markdownFiles();
    assertThat(files).contains(Checkout.root().resolve("README.md"));
    List<Path> filesWithUnclosedBlocks = new ArrayList<>();
    for (Path file : files) {
      if (fenceCount(file) % 2 != 0) {
        filesWithUnclosedBlocks.add(Checkout.root().relativize(file));
      }
    }

    assertThat(filesWithUnclosedBlocks).as("files with an odd number of fences").isEmpty();
  }

  private static List<Path> markdownFiles() throws IOException {
    List<Path> markdownFiles = new ArrayList<>();
    Files.walkFileTree(
        Checkout.root(),
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return SKIPPED_FOLDERS.contains(folder.getFileName().toString())
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (file.toString().endsWith(".md")) {
              markdownFiles.add(file);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return markdownFiles;
  }

  private static long fenceCount(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .filter(line -> line.stripLeading().startsWith("```"))
        .count();
  }

  private static List<String> undocumentedTypes(Path module) throws IOException {
    Set<String> exported = exportedPackages(module);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<String> undocumented = new ArrayList<>();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null,
                  files,
                  null,
                  List.of("-proc:none"),
                  null,
                  files.getJavaFileObjectsFromPaths(Checkout.sources(module)));
      DocTrees docs = DocTrees.instance(task);
      for (CompilationUnitTree unit : task.parse()) {
        if (unit.getPackageName() != null && exported.contains(unit.getPackageName().toString())) {
          unit.getTypeDecls().forEach(type -> collectUndocumented(docs, unit, type, undocumented));
        }
      }
    }
    return undocumented;
  }

  private static void collectUndocumented(
      DocTrees docs, CompilationUnitTree unit, Tree tree, List<String> undocumented) {
    if (tree instanceof ClassTree type
        && type.getModifiers().getFlags().contains(Modifier.PUBLIC)) {
      if (docs.getDocCommentTree(TreePath.getPath(unit, type)) == null) {
        undocumented.add(unit.getPackageName() + "." + type.getSimpleName());
      }
    }
  }

  private static Set<String> exportedPackages(Path module) throws IOException {
    try (InputStream descriptor =
        Files.newInputStream(module.resolve("target/classes/module-info.class"))) {
      return ModuleDescriptor.read(descriptor).exports().stream()
          .filter(export -> !export.isQualified())
          .map(ModuleDescriptor.Exports::source)
          .collect(Collectors.toSet());
    }
  }
}
