package org.bowsprit.player.layer;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.player.ink.Plate;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;

/**
 * Shows messages at the top of the picture, one at a time, for a few seconds each. The newest
 * message is shown at once. A message is written below the speech that is in its way.
 */
public final class NoticeLayer implements Layer {

  private static final int LEAST_ROUNDS = 150;
  private static final int ROUNDS_A_LETTER = 3;

  /** The number of rounds after which a player who continues to play has read a message. */
  private static final int SEEN_ROUNDS = 90;

  private static final Pattern FIGURES = Pattern.compile("[0-9]+");

  private final Supplier<Lettering> letters;
  private final Supplier<List<Caption>> spoken;
  private final Supplier<List<Caption>> verbs;
  private final Deque<Notice> waiting = new ArrayDeque<>();
  private BooleanSupplier covered = () -> false;
  private boolean toldNow;
  private int roundsLeft;
  private int roundsShown;

  /**
   * A message.
   *
   * @param isAbove true if the message arrived while something covered the place of messages
   */
  private record Notice(String text, boolean isAbove) {}

  /**
   * Creates a layer without messages.
   *
   * @param letters writes the messages; requested again for every picture
   * @param spoken the lines of speech in the picture
   * @param verbs the verbs and carried things in the picture
   */
  public NoticeLayer(
      Supplier<Lettering> letters, Supplier<List<Caption>> spoken, Supplier<List<Caption>> verbs) {
    this.letters = letters;
    this.spoken = spoken;
    this.verbs = verbs;
  }

  /**
   * Hides messages while the condition is true, because something covers their place. New messages
   * are then shown above the cover.
   */
  public void hideWhile(BooleanSupplier somethingCovers) {
    covered = somethingCovers;
  }

  /**
   * Shows a text at once. It replaces an earlier text on the same subject. A text that was not
   * shown long enough to be read is shown again afterwards. Texts of the same round are shown in
   * their order.
   */
  public void tell(String text) {
    Notice notice = new Notice(text, covered.getAsBoolean());
    boolean again = !waiting.isEmpty() && isOf(waiting.peek(), text);
    waiting.removeIf(told -> isOf(told, text));
    if (toldNow && !again) {
      waiting.add(notice);
      makeRoomForNext();
    } else {
      if (!again && roundsShown >= SEEN_ROUNDS) {
        waiting.poll();
      }
      waiting.push(notice);
      begin();
    }
    toldNow = true;
  }

  private static boolean isOf(Notice told, String text) {
    return matter(told.text()).equals(matter(text));
  }

  /** Returns the subject of a text: the part before its colon, ignoring figures. */
  private static String matter(String text) {
    int colon = text.indexOf(':');
    return FIGURES.matcher(colon < 0 ? text : text.substring(0, colon)).replaceAll("");
  }

  private void begin() {
    roundsShown = 0;
    roundsLeft =
        waiting.isEmpty() ? 0 : LEAST_ROUNDS + ROUNDS_A_LETTER * waiting.peek().text().length();
    makeRoomForNext();
  }

  private void makeRoomForNext() {
    if (waiting.size() > 1) {
      makeRoomSoon();
    }
  }

  /** Called once per round of the play loop. */
  public void round() {
    toldNow = false;
    roundsShown++;
    if (roundsLeft > 0 && --roundsLeft == 0) {
      waiting.remove();
      begin();
    }
  }

  /** A player who continues to play has read the message, so it disappears soon. */
  @Override
  public boolean take(Input input) {
    if (input instanceof Input.Key || input instanceof Input.Press) {
      makeRoomSoon();
    }
    return false;
  }

  private void makeRoomSoon() {
    roundsLeft = Math.min(roundsLeft, Math.max(1, SEEN_ROUNDS - roundsShown));
  }

  @Override
  public boolean isShown() {
    return !waiting.isEmpty() && (waiting.peek().isAbove() || !covered.getAsBoolean());
  }

  @Override
  public void draw(Frame frame) {
    Plate usual = plate(letters.get());
    int top = top(usual.height());
    boolean isInTheWay =
        verbs.get().stream()
            .anyMatch(verb -> verb.meets(0, top, Frame.WIDTH, top + usual.height()));
    Plate plate = isInTheWay ? plate(letters.get().small()) : usual;
    plate.draw(frame, 0, top(plate.height()), Frame.WIDTH);
  }

  private Plate plate(Lettering lettering) {
    return new Plate(lettering, waiting.peek().text(), Frame.WIDTH);
  }

  /** Returns the first row for a plate, below the speech if the screen has room for that. */
  private int top(int height) {
    int top = 0;
    for (Caption line :
        spoken.get().stream().sorted(Comparator.comparingInt(Caption::top)).toList()) {
      if (line.meets(0, top, Frame.WIDTH, top + height)) {
        top = line.bottom();
      }
    }
    return Math.min(top, Math.max(0, Frame.HEIGHT - height));
  }
}
