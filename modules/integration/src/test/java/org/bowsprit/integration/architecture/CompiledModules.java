package org.bowsprit.integration.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.Source;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.bowsprit.integration.Checkout;

/** Reads the production classes of all modules, once for all tests. */
final class CompiledModules {

  /** The classes of all modules of {@link Checkout#modules()}. */
  static final JavaClasses ALL =
      new ClassFileImporter()
          .importPaths(Checkout.modules().stream().map(CompiledModules::classFolder).toList());

  private CompiledModules() {}

  /** Returns the classes of the modules in the folders below {@code modules/} with these names. */
  static JavaClasses ofModules(String... names) {
    Path modules = Checkout.root().resolve("modules");
    List<Path> folders = Arrays.stream(names).map(modules::resolve).toList();
    assertThat(Checkout.modules()).containsAll(folders);
    return ofFolders(folders.toArray(Path[]::new));
  }

  /** Returns the classes of the modules in these folders. */
  static JavaClasses ofFolders(Path... modules) {
    return ALL.that(
        describe(
            "in " + Arrays.toString(modules),
            type -> Arrays.stream(modules).anyMatch(module -> isIn(type, classFolder(module)))));
  }

  private static boolean isIn(JavaClass type, Path classFolder) {
    return type.getSource()
        .map(Source::getUri)
        .filter(file -> Path.of(file).startsWith(classFolder))
        .isPresent();
  }

  private static Path classFolder(Path module) {
    return module.resolve("target/classes");
  }
}
