package org.bowsprit.playtest.selfcheck;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.render.Frame;

/**
 * Collects the messages that a game that checks itself sends to the debugger.
 *
 * <p>A scene begins with {@code claim of all|matrix|planned: TITLE} and ends with {@code holds} or
 * {@code differs}. In between, {@code see COLOR X Y} states the expected color of a pixel on the
 * screen. The color is compared at the end of the iteration, because scripts cannot read the
 * picture. {@code got A in place of B} reports a difference. All other lines are ignored.
 */
public final class SelfCheck implements SessionListener {

  /** The boot parameter that makes a game play all scenes and then end. */
  public static final int BOOT_PARAMETER = 100;

  private static final Pattern CLAIM_LINE = Pattern.compile("claim of (all|matrix|planned): +(.*)");
  private static final Pattern PIXEL_LINE = Pattern.compile("see (\\d+) (\\d+) (\\d+)");
  private static final Pattern DIFFERENCE_LINE = Pattern.compile("got .*");

  private final Frame frame;
  private final List<CheckedScene> scenes = new ArrayList<>();
  private final List<Pixel> expectedPixels = new ArrayList<>();
  private final List<String> differences = new ArrayList<>();
  private CheckedScene openScene;

  /**
   * Creates a check without messages.
   *
   * @param frame the frame that the session's painter paints
   */
  public SelfCheck(Frame frame) {
    this.frame = frame;
  }

  @Override
  public void debugLinePrinted(byte[] line) {
    String text = new String(line, StandardCharsets.ISO_8859_1);
    Matcher claimMatcher = CLAIM_LINE.matcher(text);
    Matcher pixelMatcher = PIXEL_LINE.matcher(text);
    if (claimMatcher.matches()) {
      Claim kind = Claim.valueOf(claimMatcher.group(1).toUpperCase(Locale.ROOT));
      begin(new CheckedScene(claimMatcher.group(2).strip(), kind, List.of()));
    } else if (pixelMatcher.matches()) {
      expectedPixels.add(
          new Pixel(number(pixelMatcher, 2), number(pixelMatcher, 3), number(pixelMatcher, 1)));
    } else if (DIFFERENCE_LINE.matcher(text).matches()) {
      differences.add(text);
    } else if (text.equals("holds")) {
      end();
    } else if (text.equals("differs")) {
      if (differences.isEmpty()) {
        differences.add("the game does not say what differs");
      }
      end();
    }
  }

  @Override
  public void afterTick() {
    for (Pixel pixel : expectedPixels) {
      int color = pixel.isOnScreen() ? frame.pixels()[pixel.y * Frame.WIDTH + pixel.x] & 0xff : -1;
      if (color != pixel.color) {
        differences.add(
            String.format(
                Locale.ROOT,
                "color %d in place of %d at (%d,%d)",
                color,
                pixel.color,
                pixel.x,
                pixel.y));
      }
    }
    expectedPixels.clear();
  }

  /** Returns the finished scenes in their order. */
  public List<CheckedScene> scenes() {
    return List.copyOf(scenes);
  }

  private void begin(CheckedScene scene) {
    if (openScene != null) {
      differences.add("another scene began before this one ended");
      end();
    }
    openScene = scene;
    differences.clear();
    expectedPixels.clear();
  }

  private void end() {
    if (openScene != null) {
      scenes.add(new CheckedScene(openScene.title(), openScene.claim(), differences));
      openScene = null;
      differences.clear();
    }
  }

  private static int number(Matcher matcher, int group) {
    return Integer.parseInt(matcher.group(group));
  }

  private record Pixel(int x, int y, int color) {

    boolean isOnScreen() {
      return x < Frame.WIDTH && y < Frame.HEIGHT;
    }
  }
}
