package org.bowsprit.integration.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.bowsprit.integration.Bowsprit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that plugins cannot use the program's internals. Their class loader refuses classes outside
 * the API packages, and JPMS denies reflective access to packages that are not exported.
 */
class ClosedInternalsIT {

  private static final String EXPORTED_CLASS = "org.bowsprit.format.game.Game";
  private static final String UNEXPORTED_CLASS = "org.bowsprit.bow.internal.parse.TokenStream";
  private static final String API_CLASS = "org.bowsprit.pathfinding.Route";

  @TempDir private Path state;
  @TempDir private Path folder;

  @Test
  void theClassLoaderRefusesInternalClasses() throws IOException {
    assertThat(errorOutput("Class.forName(\"%s\");".formatted(API_CLASS))).isEmpty();
    assertThat(errorOutput("Class.forName(\"%s\");".formatted(EXPORTED_CLASS)))
        .contains(EXPORTED_CLASS);
    assertThat(errorOutput("Class.forName(\"%s\");".formatted(UNEXPORTED_CLASS)))
        .contains(UNEXPORTED_CLASS);
  }

  @Test
  void reflectiveAccessToUnexportedClassesIsDenied() throws IOException {
    assertThat(errorOutput(reflectiveCode("setAccessible(true)"))).contains("does not \"opens");
    assertThat(errorOutput(reflectiveCode("newInstance()"))).contains("does not export");
  }

  private static String reflectiveCode(String call) {
    return """
    Class<?> found =
        Router.class.getClassLoader().loadClass("%s");
    found.getDeclaredConstructors()[0].%s;
    """
        .formatted(UNEXPORTED_CLASS, call);
  }

  /**
   * Returns the standard error of {@code plugins list} with a plugin whose router runs the given
   * code in its constructor; empty if the code is allowed.
   */
  private String errorOutput(String code) throws IOException {
    PluginJar.withRouter(
            "curious",
            """
            try {
              %s
            } catch (ReflectiveOperationException | LinkageError | RuntimeException e) {
              throw new IllegalStateException(e.getMessage());
            }
            """
                .formatted(code))
        .writeTo(folder, "curious.jar");
    Bowsprit.Run run = Bowsprit.run(state, "plugins", "list", "--plugins", folder.toString());
    return run.err();
  }
}
