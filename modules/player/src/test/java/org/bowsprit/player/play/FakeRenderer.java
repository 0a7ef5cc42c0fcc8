package org.bowsprit.player.play;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.function.Consumer;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.Renderer;

/**
 * A renderer without a screen. It reports the events that a test has set, and stores the presented
 * frames.
 */
public class FakeRenderer implements Renderer {

  private final Queue<Consumer<Consumer<? super RenderEvent>>> rounds = new ArrayDeque<>();
  private final List<Frame> shown = new ArrayList<>();
  private final List<String> asked = new ArrayList<>();
  private DisplaySettings settings = DisplaySettings.DEFAULT;
  private boolean hasChooser;

  /**
   * Reports these events before the next frame. The events of each further call are reported before
   * the frame after that.
   */
  public FakeRenderer then(RenderEvent... events) {
    rounds.add(sink -> List.of(events).forEach(sink));
    return this;
  }

  /** Runs an action before the next frame. */
  public FakeRenderer thenDo(Runnable what) {
    rounds.add(sink -> what.run());
    return this;
  }

  /** Adds some frames without events. */
  public FakeRenderer thenNothing(int frames) {
    for (int i = 0; i < frames; i++) {
      then();
    }
    return this;
  }

  @Override
  public void present(Frame frame) {
    Frame copy = new Frame();
    copy.copyFrom(frame);
    shown.add(copy);
  }

  @Override
  public void poll(Consumer<? super RenderEvent> sink) {
    if (rounds.isEmpty()) {
      sink.accept(new HostEvent.Close());
    } else {
      rounds.remove().accept(sink);
    }
  }

  @Override
  public void apply(DisplaySettings wanted) {
    settings = wanted;
  }

  @Override
  public DisplaySettings settings() {
    return settings;
  }

  @Override
  public List<String> filters() {
    return List.of(DisplaySettings.NEAREST, "soft");
  }

  /** Gives the renderer a dialog for files. */
  public void offerChooser() {
    hasChooser = true;
  }

  /** Returns the title and folder of each file dialog that was opened. */
  public List<String> asked() {
    return asked;
  }

  @Override
  public boolean canChooseFiles() {
    return hasChooser;
  }

  @Override
  public void chooseFile(String title, Path folder) {
    asked.add(title + ": " + folder);
  }

  @Override
  public void close() {
    // There is nothing to release.
  }

  /** Returns copies of the presented frames. */
  public List<Frame> shown() {
    return shown;
  }

  /** Returns the last presented frame. */
  public Frame last() {
    return shown.get(shown.size() - 1);
  }
}
