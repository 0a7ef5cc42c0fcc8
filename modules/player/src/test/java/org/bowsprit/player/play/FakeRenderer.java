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

  private final Queue<Consumer<Consumer<? super RenderEvent>>> polls = new ArrayDeque<>();
  private final List<Frame> presentedFrames = new ArrayList<>();
  private final List<String> openedDialogs = new ArrayList<>();
  private DisplaySettings settings = DisplaySettings.DEFAULT;
  private boolean hasFileDialog;

  /**
   * Reports these events before the next frame. Events of further calls are reported before the
   * following frames, one call per frame.
   */
  public FakeRenderer then(RenderEvent... events) {
    polls.add(sink -> List.of(events).forEach(sink));
    return this;
  }

  /** Runs an action before the next frame. */
  public FakeRenderer thenDo(Runnable action) {
    polls.add(sink -> action.run());
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
    presentedFrames.add(copy);
  }

  @Override
  public void poll(Consumer<? super RenderEvent> sink) {
    if (polls.isEmpty()) {
      sink.accept(new HostEvent.Close());
    } else {
      polls.remove().accept(sink);
    }
  }

  @Override
  public void apply(DisplaySettings newSettings) {
    settings = newSettings;
  }

  @Override
  public DisplaySettings settings() {
    return settings;
  }

  @Override
  public List<String> filters() {
    return List.of(DisplaySettings.NEAREST, "soft");
  }

  /** Makes the renderer offer a dialog that selects files. */
  public void enableFileDialog() {
    hasFileDialog = true;
  }

  /** Returns the title and folder of each file dialog that was opened. */
  public List<String> openedDialogs() {
    return openedDialogs;
  }

  @Override
  public boolean canChooseFiles() {
    return hasFileDialog;
  }

  @Override
  public void chooseFile(String title, Path folder) {
    openedDialogs.add(title + ": " + folder);
  }

  @Override
  public void close() {
    // There is nothing to release.
  }

  /** Returns copies of the presented frames. */
  public List<Frame> presentedFrames() {
    return presentedFrames;
  }

  /** Returns the last presented frame. */
  public Frame lastFrame() {
    return presentedFrames.get(presentedFrames.size() - 1);
  }
}
