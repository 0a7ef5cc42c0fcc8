package org.bowsprit.engine.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import javax.imageio.ImageIO;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.render.Frame;
import org.bowsprit.render.pixel.CursorPainter;
import org.bowsprit.render.pixel.Picture;
import org.bowsprit.zplane.effect.MainWindow;
import org.bowsprit.zplane.effect.Transition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Compares pictures with golden files, which a person has reviewed. The pictures are unfinished
 * screen effects, cursors, and the shaking screen, which no captured run contains.
 *
 * <p>If a picture differs, the test writes it to {@code target/golden}. Review this picture before
 * you replace the golden file.
 */
class GoldenPictureTest {

  private static final int OLD_ROOM = 4;
  private static final int NEW_ROOM = 3;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 128, 130, 131, 132, 133, 134, 135})
  void aHalfFinishedEffectEqualsTheGoldenPicture(int effect) throws IOException {
    Frame oldRoom = pictureOfRoom(OLD_ROOM);
    Frame newRoom = pictureOfRoom(NEW_ROOM);
    int steps = 0;
    for (Transition completeTransition = beginTransition(effect, oldRoom, newRoom);
        completeTransition.isRunning();
        completeTransition.step()) {
      steps++;
    }
    Transition halfTransition = beginTransition(effect, oldRoom, newRoom);
    for (int i = 0; i < steps / 2; i++) {
      halfTransition.step();
    }
    System.arraycopy(halfTransition.screen(), 0, newRoom.pixels(), 0, Frame.PIXELS);
    assertEqualsGoldenPicture("effect-" + effect, newRoom);
  }

  @Test
  void theCursorsEqualTheGoldenPicture() throws IOException {
    FramePainter painter = new FramePainter(bound -> 0);
    playArtlab(NEW_ROOM, painter);
    Frame frame = painter.frame();
    for (int shape = 0; shape < 4; shape++) {
      painter.cursor(shape, 40 + 80 * shape, 100, true);
      byte[] pixelsWithCursor = new byte[Frame.PIXELS];
      CursorPainter.paint(frame, pixelsWithCursor);
      System.arraycopy(pixelsWithCursor, 0, frame.pixels(), 0, pixelsWithCursor.length);
    }
    frame.placeCursor(0, 0, false);
    assertEqualsGoldenPicture("cursors", frame);
  }

  @Test
  void theShakingScreenEqualsTheGoldenPicture() throws IOException {
    Frame frame = pictureOfRoom(NEW_ROOM);
    frame.setShake(3);
    assertEqualsGoldenPicture("shake", frame);
  }

  private static Transition beginTransition(int effect, Frame oldRoom, Frame newRoom) {
    Transition transition = new Transition(new Random(7)::nextInt);
    transition.begin(effect, oldRoom.pixels(), newRoom.pixels(), new MainWindow(0, 144), 3);
    return transition;
  }

  /** Returns the picture of a room of artlab, 20 iterations after the start in this room. */
  private static Frame pictureOfRoom(int number) {
    FramePainter painter = new FramePainter(bound -> 0);
    playArtlab(number, painter);
    painter.frame().placeCursor(0, 0, false);
    return painter.frame();
  }

  private static void playArtlab(int number, FramePainter painter) {
    GameResources artlab =
        new GameOpener().open(Path.of("target/test-classes/games/artlab")).resources();
    GameSession session =
        GameSession.boot(
            GameSetup.headless(artlab, new BoxGraphProvider())
                .withBootParameter(number)
                .withPainter(painter));
    for (int i = 0; i < 20; i++) {
      session.tick();
    }
    assertThat(session.fault()).isEmpty();
  }

  private static void assertEqualsGoldenPicture(String name, Frame frame) throws IOException {
    Picture picture = new Picture();
    picture.paint(frame);
    int[] expectedColours = goldenColours(name);
    if (!Arrays.equals(expectedColours, picture.colours())) {
      writePicture(name, picture.colours());
    }
    assertThat(picture.colours())
        .as("the colours of " + name + ", written to target/golden")
        .isEqualTo(expectedColours);
  }

  private static int[] goldenColours(String name) throws IOException {
    try (InputStream in = GoldenPictureTest.class.getResourceAsStream("/golden/" + name + ".png")) {
      if (in == null) {
        return new int[0];
      }
      BufferedImage image = ImageIO.read(in);
      return image.getRGB(0, 0, Frame.WIDTH, Frame.HEIGHT, null, 0, Frame.WIDTH);
    }
  }

  private static void writePicture(String name, int[] colours) throws IOException {
    BufferedImage image = new BufferedImage(Frame.WIDTH, Frame.HEIGHT, BufferedImage.TYPE_INT_RGB);
    image.setRGB(0, 0, Frame.WIDTH, Frame.HEIGHT, colours, 0, Frame.WIDTH);
    Path folder = Files.createDirectories(Path.of("target/golden"));
    ImageIO.write(image, "png", folder.resolve(name + ".png").toFile());
  }
}
