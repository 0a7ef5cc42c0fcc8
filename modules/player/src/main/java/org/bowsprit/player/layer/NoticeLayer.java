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
 * message is shown immediately. A message is written below speech that is at the same position.
 */
public final class NoticeLayer implements Layer {

  private static final int MIN_ROUNDS = 150;
  private static final int ROUNDS_PER_CHARACTER = 3;

  /** The number of rounds after which a player who continues to play has read a message. */
  private static final int SEEN_ROUNDS = 90;

  private static final Pattern NUMBERS = Pattern.compile("[0-9]+");

  private final Supplier<Lettering> textPainter;
  private final Supplier<List<Caption>> speechCaptions;
  private final Supplier<List<Caption>> verbCaptions;
  private final Deque<Notice> notices = new ArrayDeque<>();
  private BooleanSupplier isCovered = () -> false;
  private boolean hasNewNotice;
  private int roundsLeft;
  private int roundsShown;

  /**
   * A message.
   *
   * @param isAboveCover true if the message arrived while something covered the position of
   *     messages
   */
  private record Notice(String text, boolean isAboveCover) {}

  /**
   * Creates a layer without messages.
   *
   * @param textPainter writes the messages; requested again for every frame
   * @param speechCaptions the lines of speech in the picture
   * @param verbCaptions the verbs and inventory items in the picture
   */
  public NoticeLayer(
      Supplier<Lettering> textPainter,
      Supplier<List<Caption>> speechCaptions,
      Supplier<List<Caption>> verbCaptions) {
    this.textPainter = textPainter;
    this.speechCaptions = speechCaptions;
    this.verbCaptions = verbCaptions;
  }

  /**
   * Hides messages while the condition is true, because something covers their position. Messages
   * that arrive during this time are shown above the cover.
   */
  public void hideWhile(BooleanSupplier condition) {
    isCovered = condition;
  }

  /**
   * Shows a text immediately. The text replaces an earlier text on the same subject. If the current
   * text was not shown long enough to be read, it is shown again afterwards. Texts of the same
   * round are shown in their order.
   */
  public void show(String text) {
    Notice notice = new Notice(text, isCovered.getAsBoolean());
    boolean isSameSubject = !notices.isEmpty() && hasSubjectOf(notices.peek(), text);
    notices.removeIf(earlier -> hasSubjectOf(earlier, text));
    if (hasNewNotice && !isSameSubject) {
      notices.add(notice);
      endSoonIfOthersWait();
    } else {
      if (!isSameSubject && roundsShown >= SEEN_ROUNDS) {
        notices.poll();
      }
      notices.push(notice);
      begin();
    }
    hasNewNotice = true;
  }

  private static boolean hasSubjectOf(Notice notice, String text) {
    return subject(notice.text()).equals(subject(text));
  }

  /** Returns the subject of a text, which is the part before its colon without numbers. */
  private static String subject(String text) {
    int colon = text.indexOf(':');
    return NUMBERS.matcher(colon < 0 ? text : text.substring(0, colon)).replaceAll("");
  }

  private void begin() {
    roundsShown = 0;
    roundsLeft =
        notices.isEmpty() ? 0 : MIN_ROUNDS + ROUNDS_PER_CHARACTER * notices.peek().text().length();
    endSoonIfOthersWait();
  }

  private void endSoonIfOthersWait() {
    if (notices.size() > 1) {
      endSoon();
    }
  }

  /** Called once per round of the play loop. */
  public void round() {
    hasNewNotice = false;
    roundsShown++;
    if (roundsLeft > 0 && --roundsLeft == 0) {
      notices.remove();
      begin();
    }
  }

  /**
   * Makes the message disappear soon, because a player who continues to play has probably read it.
   */
  @Override
  public boolean take(Input input) {
    if (input instanceof Input.Key || input instanceof Input.Press) {
      endSoon();
    }
    return false;
  }

  private void endSoon() {
    roundsLeft = Math.min(roundsLeft, Math.max(1, SEEN_ROUNDS - roundsShown));
  }

  @Override
  public boolean isShown() {
    return !notices.isEmpty() && (notices.peek().isAboveCover() || !isCovered.getAsBoolean());
  }

  @Override
  public void draw(Frame frame) {
    Plate fullPlate = plate(textPainter.get());
    int top = top(fullPlate.height());
    boolean isInTheWay =
        verbCaptions.get().stream()
            .anyMatch(verb -> verb.meets(0, top, Frame.WIDTH, top + fullPlate.height()));
    Plate plate = isInTheWay ? plate(textPainter.get().notEnlarged()) : fullPlate;
    plate.draw(frame, 0, top(plate.height()), Frame.WIDTH);
  }

  private Plate plate(Lettering painter) {
    return new Plate(painter, notices.peek().text(), Frame.WIDTH);
  }

  /**
   * Returns the first row of a plate, which is below the speech if the screen has space for that.
   */
  private int top(int height) {
    int top = 0;
    for (Caption line :
        speechCaptions.get().stream().sorted(Comparator.comparingInt(Caption::top)).toList()) {
      if (line.meets(0, top, Frame.WIDTH, top + height)) {
        top = line.bottom();
      }
    }
    return Math.min(top, Math.max(0, Frame.HEIGHT - height));
  }
}
