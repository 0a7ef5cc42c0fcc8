package org.bowsprit.benchmarks;

import java.awt.AWTException;
import java.awt.Color;
import java.awt.Frame;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.Window;
import java.awt.image.BufferedImage;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;

/** Watches the middle of the screen until it shows a picture with more than one colour. */
final class ScreenWatch {

  private static final int SIDE_PIXELS = 200;
  private static final Duration TIMEOUT = Duration.ofSeconds(60);

  private final Robot robot;

  /**
   * Clears the middle of the screen. On a screen without a background, the picture of a closed
   * window would remain visible and look like the picture of the next window.
   */
  ScreenWatch() throws AWTException, InterruptedException {
    robot = new Robot();
    Window cover = new Window((Frame) null);
    cover.setBackground(Color.BLACK);
    cover.setBounds(new Rectangle(Toolkit.getDefaultToolkit().getScreenSize()));
    cover.setVisible(true);
    await(false);
    cover.dispose();
    TimeUnit.SECONDS.sleep(1);
  }

  /** Waits until a picture is visible in the middle, for at most a minute. */
  void awaitChange() throws InterruptedException {
    await(true);
  }

  private void await(boolean picture) throws InterruptedException {
    long start = System.nanoTime();
    while (showsPicture() != picture && System.nanoTime() - start < TIMEOUT.toNanos()) {
      TimeUnit.MILLISECONDS.sleep(5);
    }
  }

  private boolean showsPicture() {
    int[] pixels = middlePixels();
    return Arrays.stream(pixels).anyMatch(pixel -> pixel != pixels[0]);
  }

  private int[] middlePixels() {
    Rectangle screen = new Rectangle(Toolkit.getDefaultToolkit().getScreenSize());
    BufferedImage picture =
        robot.createScreenCapture(
            new Rectangle(
                (screen.width - SIDE_PIXELS) / 2,
                (screen.height - SIDE_PIXELS) / 2,
                SIDE_PIXELS,
                SIDE_PIXELS));
    return picture.getRGB(0, 0, SIDE_PIXELS, SIDE_PIXELS, null, 0, SIDE_PIXELS);
  }
}
