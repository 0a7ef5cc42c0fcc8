package org.bowsprit.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests that a plugin that ends the process is found in the stacks of the threads. */
class ProcessExitTest {

  private final List<StackTraceElement[]> stacks = new ArrayList<>();

  @Test
  void theClassOfAPluginThatCallsExitIsFound() {
    addStack(
        stackFrame("java.base", "java.lang.Shutdown", "exit"),
        stackFrame("java.base", "java.lang.Runtime", "exit"),
        stackFrame("java.base", "java.lang.System", "exit"),
        stackFrame(null, "sample.Bad", "route"),
        stackFrame("org.bowsprit.plugin.host", "org.bowsprit.plugin.host.Watched", "ask"));
    assertThat(ProcessExit.pluginCaller(stacks)).contains("sample.Bad");
  }

  @Test
  void theClassOfAPluginThatCallsExitByReflectionIsFound() {
    addStack(
        stackFrame("java.base", "java.lang.Runtime", "exit"),
        stackFrame("java.base", "jdk.internal.reflect.DirectMethodHandleAccessor", "invoke"),
        stackFrame("java.base", "java.lang.reflect.Method", "invoke"),
        stackFrame(null, "sample.Bad", "route"));
    assertThat(ProcessExit.pluginCaller(stacks)).contains("sample.Bad");
  }

  @Test
  void noClassIsFoundIfTheProgramOrTheJdkCalledExit() {
    addStack(
        stackFrame("java.base", "java.lang.Runtime", "exit"),
        stackFrame("java.base", "java.lang.System", "exit"),
        stackFrame("org.bowsprit.launcher", "org.bowsprit.launcher.ProcessExit", "come"),
        stackFrame(null, "sample.Bad", "unrelated"));
    addStack(
        stackFrame("java.base", "java.lang.Runtime", "exit"),
        stackFrame("java.desktop", "com.apple.eawt.QuitStrategy", "quit"));
    addStack(stackFrame(null, "sample.Bad", "route"));
    assertThat(ProcessExit.pluginCaller(stacks)).isEqualTo(Optional.empty());
  }

  @Test
  void noClassIsFoundIfTheProgramOnTheClassPathCalledExit() {
    addStack(
        stackFrame("java.base", "java.lang.Runtime", "exit"),
        stackFrame(null, ProcessExit.class.getName(), "come"));
    assertThat(ProcessExit.pluginCaller(stacks)).isEmpty();
  }

  @Test
  void noClassIsFoundAfterASignal() {
    addStack(
        stackFrame("java.base", "java.lang.Shutdown", "exit"),
        stackFrame("java.base", "java.lang.Terminator$1", "handle"));
    assertThat(ProcessExit.pluginCaller(stacks)).isEmpty();
  }

  private void addStack(StackTraceElement... calls) {
    stacks.add(calls);
  }

  private static StackTraceElement stackFrame(String module, String type, String method) {
    return new StackTraceElement("app", module, null, type, method, null, 1);
  }
}
