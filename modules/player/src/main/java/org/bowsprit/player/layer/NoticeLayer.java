package org.bowsprit.player.layer;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.player.ink.Plate;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;

/** Shows the player a line at a time at the top of the picture, for a few seconds each. */
public final class NoticeLayer implements Layer {

  private static final int LEAST_ROUNDS = 150;
  private static final int ROUNDS_A_LETTER = 3;

  /** After so many a player who goes on playing has seen it. */
  private static final int SEEN_ROUNDS = 90;

  private static final String COLON = ": ";

  private final Supplier<Lettering> letters;
  private final Deque<String> waiting = new ArrayDeque<>();
  private int roundsLeft;
  private int roundsShown;

  /**
   * Makes one with nothing to show.
   *
   * @param letters what it writes with, asked anew for every picture
   */
  public NoticeLayer(Supplier<Lettering> letters) {
    this.letters = letters;
  }

  /**
   * Shows a text after those that wait already, which make room soon; one that waits is not shown
   * twice. Of two that say how one thing stands, such as {@code Filter: smooth.}, the later takes
   * the place of the other at once.
   */
  public void tell(String text) {
    String shown = waiting.peek();
    waiting.removeIf(other -> !other.equals(text) && isOfTheSame(other, text));
    if (shown != null && !shown.equals(waiting.peek())) {
      begin();
    }
    if (!waiting.contains(text)) {
      waiting.add(text);
      if (waiting.size() == 1) {
        begin();
      } else {
        makeRoomSoon();
      }
    }
  }

  private static boolean isOfTheSame(String one, String other) {
    int colon = one.indexOf(COLON);
    return colon > 0 && other.startsWith(one.substring(0, colon + COLON.length()));
  }

  private void begin() {
    roundsShown = 0;
    roundsLeft = waiting.isEmpty() ? 0 : LEAST_ROUNDS + ROUNDS_A_LETTER * waiting.peek().length();
  }

  /** Lets a round of the play loop pass. */
  public void round() {
    roundsShown++;
    if (roundsLeft > 0 && --roundsLeft == 0) {
      waiting.remove();
      begin();
      if (waiting.size() > 1) {
        makeRoomSoon();
      }
    }
  }

  /** A player who plays on has read it: it makes room soon. */
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
    return !waiting.isEmpty();
  }

  @Override
  public void draw(Frame frame) {
    new Plate(letters.get(), waiting.peek(), Frame.WIDTH).draw(frame, 0, 0, Frame.WIDTH);
  }
}
