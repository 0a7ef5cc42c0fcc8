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

  private static final String EXPORTED = "org.bowsprit.format.game.Game";
  private static final String NOT_EXPORTED = "org.bowsprit.bow.internal.parse.TokenStream";
  private static final String FOR_PLUGINS = "org.bowsprit.pathfinding.Route";

  @TempDir private Path state;
  @TempDir private Path folder;

  @Test
  void theClassLoaderRefusesInternalClasses() throws IOException {
    assertThat(refusal("Class.forName(\"%s\");".formatted(FOR_PLUGINS))).isEmpty();
    assertThat(refusal("Class.forName(\"%s\");".formatted(EXPORTED))).contains(EXPORTED);
    assertThat(refusal("Class.forName(\"%s\");".formatted(NOT_EXPORTED))).contains(NOT_EXPORTED);
  }

  @Test
  void theLoaderOfTheProgramGivesClassesThatModulesKeepClosed() throws IOException {
    assertThat(refusal(reflection("setAccessible(true)"))).contains("does not \"opens");
    assertThat(refusal(reflection("newInstance()"))).contains("does not export");
  }

  private static String reflection(String call) {
    return """
    Class<?> found =
        Router.class.getClassLoader().loadClass("%s");
    found.getDeclaredConstructors()[0].%s;
    """
        .formatted(NOT_EXPORTED, call);
  }

  /**
   * Returns the output of {@code plugins doctor} for a plugin whose router's constructor runs the
   * given code.
   */
  private String refusal(String attempt) throws IOException {
    PluginJar.withRouter(
            "curious",
            """
            try {
              %s
            } catch (ReflectiveOperationException | LinkageError | RuntimeException e) {
              throw new IllegalStateException(e.getMessage());
            }
            """
                .formatted(attempt))
        .in(folder, "curious.jar");
    Bowsprit.Run run = Bowsprit.run(state, "plugins", "list", "--plugins", folder.toString());
    return run.err();
  }
}
