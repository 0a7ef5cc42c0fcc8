package org.bowsprit.render.swing;

import java.awt.AWTError;
import java.awt.GraphicsEnvironment;
import java.awt.HeadlessException;
import java.util.Locale;
import java.util.Set;
import org.bowsprit.render.Availability;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.RendererCapability;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/**
 * Opens Swing windows if there is a desktop.
 *
 * @since 0.1
 */
@Extension
public final class SwingProvider implements RendererProvider, ExtensionPoint {

  @Override
  public String id() {
    return "swing";
  }

  @Override
  public String displayName() {
    return "Swing window";
  }

  @Override
  public int preference() {
    return 30;
  }

  @Override
  public Availability probe() {
    if (Boolean.getBoolean("java.awt.headless")) {
      return Availability.no("this JVM runs with java.awt.headless=true");
    }
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    if (system.contains("mac")) {
      return isOnFirstThread()
          ? Availability.no("the JVM was started with -XstartOnFirstThread, which is GLFW's")
          : Availability.yes();
    }
    if (!system.contains("win") && System.getenv("DISPLAY") == null) {
      return Availability.no("there is no X display (DISPLAY is not set)");
    }
    return Availability.yes();
  }

  @Override
  public SwingRenderer open(DisplaySettings settings) throws RendererException {
    try {
      if (GraphicsEnvironment.isHeadless()) {
        throw new RendererException("this JVM has no desktop (a headless Java?)");
      }
      return SwingRenderer.open(settings);
    } catch (AWTError | NoClassDefFoundError | HeadlessException e) {
      // After a first failure AWT throws the second of these errors, with the first as its cause.
      throw new RendererException("the display cannot be opened", e);
    }
  }

  @Override
  public Set<RendererCapability> capabilities() {
    return Set.of(RendererCapability.SEVERAL_WINDOWS);
  }

  private static boolean isOnFirstThread() {
    return System.getenv("JAVA_STARTED_ON_FIRST_THREAD_" + ProcessHandle.current().pid()) != null;
  }
}
