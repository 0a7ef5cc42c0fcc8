@echo off
rem Starts Bowsprit from the folder above this script: lib\ on the module path, plugins\ and games\ beside it.
rem BOWSPRIT_JAVA_OPTS adds options for the Java virtual machine.
setlocal
for %%I in ("%~dp0..") do set "HOME_FOLDER=%%~fI"
set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
rem The JDK's synthesiser gives its samples away only through a package of its own.
"%JAVA%" -XX:+UseSerialGC -Xshare:auto -Xlog:disable --add-exports java.desktop/com.sun.media.sound=ALL-UNNAMED %BOWSPRIT_JAVA_OPTS% "-Dbowsprit.home=%HOME_FOLDER%" -p "%HOME_FOLDER%\lib" -m org.bowsprit.launcher/org.bowsprit.launcher.Main %*
exit /b %ERRORLEVEL%
