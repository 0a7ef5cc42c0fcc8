package org.bowsprit.render.lwjgl;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.bowsprit.render.Availability;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.service.Option;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/**
 * Opens GLFW windows with OpenGL 3.3 if there is a display and LWJGL has native libraries for the
 * platform.
 *
 * @since 0.1
 */
@Extension
public final class LwjglProvider implements RendererProvider, ExtensionPoint {

  @Override
  public String id() {
    return "lwjgl";
  }

  @Override
  public String displayName() {
    return "OpenGL window";
  }

  @Override
  public int preference() {
    return 40;
  }

  @Override
  public Availability probe() {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    String processor = System.getProperty("os.arch", "");
    boolean isX64 = processor.equals("amd64") || processor.equals("x86_64");
    if (system.contains("mac")) {
      return isOnFirstThread()
          ? Availability.yes()
          : Availability.no("on macOS it needs a JVM started with -XstartOnFirstThread");
    }
    if (!isX64) {
      return Availability.no("there are no natives for " + system + " on " + processor);
    }
    boolean hasDisplay =
        System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null;
    if (!system.contains("win") && !hasDisplay) {
      return Availability.no("there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)");
    }
    return Availability.yes();
  }

  @Override
  public List<Option> options() {
    return List.of(
        Option.file("shaders", "A folder; glow.frag in it is the filter glow."),
        Option.file("gamepads", "A file with additional gamepad mappings in SDL's form."));
  }

  /** Windows blocks the program for as long as the player drags the window. */
  @Override
  public Duration patience() {
    return Duration.ofMinutes(1);
  }

  @Override
  public LwjglRenderer open(DisplaySettings settings) throws RendererException {
    return new LwjglRenderer(settings);
  }

  private static boolean isOnFirstThread() {
    return System.getenv("JAVA_STARTED_ON_FIRST_THREAD_" + ProcessHandle.current().pid()) != null;
  }
}
