package org.bowsprit.render.terminal;

import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.contract.SyntheticFrames;
import org.bowsprit.render.pacing.JiffyPacer;
import org.bowsprit.render.pacing.PaceClock;

/** A program that shows synthetic frames in its terminal until it is stopped. */
final class TerminalDemo {

  private TerminalDemo() {}

  public static void main(String[] arguments) throws Exception {
    DisplaySettings settings =
        DisplaySettings.DEFAULT
            .withFilter(arguments.length > 0 ? arguments[0] : DisplaySettings.NEAREST)
            .withOptions(
                arguments.length > 1 ? Map.of("terminal.colours", arguments[1]) : Map.of());
    try (Renderer renderer = new TerminalProvider().open(settings)) {
      show(renderer);
    }
  }

  private static void show(Renderer renderer) {
    Frame frame = new Frame();
    JiffyPacer pacer = new JiffyPacer(PaceClock.system());
    AtomicBoolean isClosed = new AtomicBoolean();
    for (int step = 0; !isClosed.get(); step += pacer.await()) {
      SyntheticFrames.walk(frame, step);
      renderer.present(frame);
      renderer.poll(
          event -> {
            isClosed.compareAndSet(false, event instanceof HostEvent.Close);
            if (event instanceof Input.Key key && key.code() == 'x') {
              throw new IllegalStateException("the game failed");
            }
          });
    }
  }
}
