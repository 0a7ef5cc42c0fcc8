package org.bowsprit.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.files.GameFiles;
import org.bowsprit.format.game.Edition;
import org.bowsprit.format.game.Game;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;

/**
 * The recording that plays the demo of Monkey Island 2. The file {@code demo.rec} contains its
 * mouse and key events (spec 13 §9.5).
 *
 * @param events the input by iteration, in order
 */
public record DemoRecording(List<InputEvent> events) {

  private static final String FILE_NAME = "demo.rec";
  private static final int MARKER = 0x01FF;
  private static final int END_MASK = 0x0F;
  private static final int MOUSE_FLAG = 0x20;
  private static final int KEY_FLAG = 0x10;
  private static final int LEFT_BUTTON_FLAG = 0x80;
  private static final int RIGHT_BUTTON_FLAG = 0x40;
  private static final int FIRST_FUNCTION_KEY = 315;
  private static final int LAST_FUNCTION_KEY = 324;

  public DemoRecording {
    events = List.copyOf(events);
  }

  /**
   * Returns the recording that plays a game.
   *
   * @return the recording; empty if the game is not a self-playing demo or has no recording
   * @throws FormatException if the recording cannot be read
   */
  public static Optional<DemoRecording> of(Game game) {
    if (game.identity().edition() != Edition.MONKEY2_DEMO) {
      return Optional.empty();
    }
    GameFiles files = game.files();
    return files.find(FILE_NAME).map(name -> read(name, files.readAll(name)));
  }

  /**
   * Reads a recording. The recording ends at an invalid control byte or at the end of the file.
   *
   * @param name name of the file, for messages
   * @param file the contents of the file
   * @throws FormatException if the header is missing
   */
  static DemoRecording read(String name, byte[] file) {
    return new Reader(file, firstFrameOffset(name, file)).read();
  }

  private static int firstFrameOffset(String name, byte[] file) {
    for (int index = 0; index + 2 <= file.length; index++) {
      if ((((file[index] & 0xFF) << 8) | (file[index + 1] & 0xFF)) == MARKER) {
        return index + 2;
      }
    }
    throw FormatException.at(
            ChunkPath.ROOT, 0, "expected a recording with the bytes 01 FF before its frames")
        .in(name);
  }

  /** Reads the bytes of a recording. */
  private static final class Reader {
    private final byte[] file;
    private final List<InputEvent> events = new ArrayList<>();
    private int position;
    private int x;
    private int y;

    Reader(byte[] file, int position) {
      this.file = file;
      this.position = position;
    }

    DemoRecording read() {
      for (long frame = 0; position < file.length && (file[position] & END_MASK) == 0; frame++) {
        int control = nextByte();
        if (position + length(control) > file.length) {
          break;
        }
        readFrame(frame, control);
      }
      return new DemoRecording(events);
    }

    private static int length(int control) {
      return ((control & MOUSE_FLAG) == 0 ? 0 : 2) + ((control & KEY_FLAG) == 0 ? 0 : 2);
    }

    private void readFrame(long frame, int control) {
      if ((control & MOUSE_FLAG) != 0) {
        x = Math.min(2 * nextByte(), Frame.WIDTH - 1);
        y = Math.min(nextByte(), Frame.HEIGHT - 1);
        add(frame, new Input.Move(x, y));
      }
      if ((control & KEY_FLAG) != 0) {
        add(frame, new Input.Key(key(nextByte() | (nextByte() << 8))));
      }
      if ((control & LEFT_BUTTON_FLAG) != 0) {
        add(frame, new Input.Click(x, y, Input.Button.LEFT));
      }
      if ((control & RIGHT_BUTTON_FLAG) != 0) {
        add(frame, new Input.Click(x, y, Input.Button.RIGHT));
      }
    }

    private int nextByte() {
      return file[position++] & 0xFF;
    }

    private void add(long frame, Input input) {
      events.add(new InputEvent(frame, input));
    }

    /** Returns the code of a key. Function keys are converted to the codes that scripts expect. */
    private static int key(int code) {
      return code >= FIRST_FUNCTION_KEY && code <= LAST_FUNCTION_KEY
          ? KeyCodes.F1 + code - FIRST_FUNCTION_KEY
          : code;
    }
  }
}
